import { minorUnitsOf } from '@palisade/kernel';
import type { RatingInput } from './rating-input';
import type { QuoteTerms } from './quote-terms';

/** A value that the rater changed so that a quote could be rated; amounts in currency units. */
export interface Coercion {
  /** JSON pointer of the field, in the rater's words. */
  path: string;
  requested: string | number;
  /** Null for what was dropped. */
  applied: string | number | null;
  rule: string;
  reason: string;
}

const LIMIT_OF = /^\/coverageLimits\/(\w+)$/;

/** The terms as they were rated: what the rater lowered or dropped is not promised. */
export const coercedTerms = (terms: QuoteTerms, coercions: readonly Coercion[]): QuoteTerms =>
  coercions.reduce(coerced, terms);

function coerced(terms: QuoteTerms, coercion: Coercion): QuoteTerms {
  const { applied } = coercion;
  const coerced = coveredBy(coercion);
  const coverages = terms.coverages
    .filter(({ key }) => key !== coerced || applied !== null)
    .map((chosen) =>
      chosen.key === coerced ? { ...chosen, limit: minorUnitsOf(Number(applied)) } : chosen,
    );
  return { ...terms, coverages };
}

function coveredBy({ path, requested }: Coercion): unknown {
  if (path === '/cyberCrimeLimit') return 'CYBER_CRIME';
  return path === '/optional' ? requested : LIMIT_OF.exec(path)?.[1];
}

/** The input as it was rated: rating it again, by whatever means, gives the same premium. */
export const coercedInput = (input: RatingInput, coercions: readonly Coercion[]): RatingInput =>
  coercions.reduce(coercedField, input);

function coercedField(input: RatingInput, { path, requested, applied }: Coercion): RatingInput {
  const limits = input.coverageLimits ?? {};
  const limited = LIMIT_OF.exec(path)?.[1];
  if (limited) return { ...input, coverageLimits: { ...limits, [limited]: Number(applied) } };
  if (path === '/cyberCrimeLimit') {
    const { cyberCrimeLimit: _, ...others } = input;
    return applied === null ? others : { ...others, cyberCrimeLimit: Number(applied) };
  }
  if (path !== '/optional') return input;
  const { [String(requested)]: __, ...coverageLimits } = limits;
  const optional = (input.optional ?? []).filter((key) => key !== requested);
  return { ...input, optional, coverageLimits };
}
