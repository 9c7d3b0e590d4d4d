import type { CoverageContext } from './chosen-coverages';
import type { RatingInput } from './rating-input';

type RansomSublimits = Pick<RatingInput, 'ransomEventSublimit' | 'extortionThreatSublimit'>;

/** The least sublimit is a tenth of the aggregate. */
const LEAST_PART = 10;

/** Sublimits of extortion, from a tenth of the aggregate limit up to all of it. */
export function ransomSublimits(
  context: CoverageContext,
  deselected: readonly string[],
): RansomSublimits {
  return {
    ransomEventSublimit: sublimit('ransomEventSublimit', context, deselected),
    extortionThreatSublimit: sublimit('extortionThreatSublimit', context, deselected),
  };
}

function sublimit(
  name: keyof RansomSublimits,
  { fields, terms: { aggregateLimit } }: CoverageContext,
  deselected: readonly string[],
): number | null {
  const range = { min: Math.ceil(aggregateLimit / LEAST_PART), max: aggregateLimit };
  // Without a sound aggregate there is nothing to compare with; its own error is told.
  const value = fields.number(name, aggregateLimit ? range : { min: 1, max: Infinity });
  if (value === undefined) return null;
  if (deselected.includes('EXTORTION')) fields.fail(name, `${name} needs EXTORTION.`);
  return value;
}
