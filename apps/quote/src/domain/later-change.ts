import type { PlainDate } from '@palisade/kernel';
import type { AdditionalInsured } from './additional-insureds';
import { withChanges } from './fields';
import type { Charges, QuoteRating } from './quote-rating';
import type { QuoteTerms } from './quote-terms';

/** What holds on one side of a change, and what it is rated by. */
export interface ChangeSide {
  terms: QuoteTerms;
  insureds: readonly AdditionalInsured[];
  /** The body of the calculator call. */
  input: object;
}

/** A bound change of a policy that begins after another one, as it is laid again over that. */
export interface LaterChange {
  quoteId: string;
  effectiveDate: PlainDate;
  /** What it changes, and into what. */
  from: ChangeSide;
  to: ChangeSide;
  /** What it is charged as it stands. */
  was: Charges;
}

/** A later change over an earlier one, rated anew. */
export interface RatedLater extends LaterChange {
  laid: ChangeSide;
  /** What the whole term costs on those terms. */
  rating: QuoteRating;
}

/** A later change laid over what holds before it: the fields that it changes hold, the others are those before. */
export const laidOver = (
  before: ChangeSide,
  { from, to }: Pick<LaterChange, 'from' | 'to'>,
): ChangeSide => ({
  terms: termsOver(before.terms, from.terms, to.terms),
  insureds: insuredsOver(before.insureds, from.insureds, to.insureds),
  input: withChanges({ ...before.input }, { ...from.input }, { ...to.input }),
});

/** Coverages are fields by their keys. */
function termsOver(before: QuoteTerms, from: QuoteTerms, to: QuoteTerms): QuoteTerms {
  const { coverages, ...fields } = withChanges(fieldsOf(before), fieldsOf(from), fieldsOf(to));
  const known = [...before.coverages, ...to.coverages].map(({ key }) => key);
  const limits = coverages as Readonly<Record<string, number | null>>;
  const chosen = [...new Set(known)].filter((key) => key in limits);
  return {
    ...(fields as unknown as Omit<QuoteTerms, 'coverages'>),
    coverages: chosen.map((key) => ({ key, limit: limits[key] })),
  };
}

function fieldsOf({ coverages, ...fields }: QuoteTerms): Readonly<Record<string, unknown>> {
  return {
    ...fields,
    coverages: Object.fromEntries(coverages.map(({ key, limit }) => [key, limit])),
  };
}

function insuredsOver(
  before: readonly AdditionalInsured[],
  from: readonly AdditionalInsured[],
  to: readonly AdditionalInsured[],
): AdditionalInsured[] {
  const has = (some: readonly AdditionalInsured[], id: string): boolean =>
    some.some((one) => one.id === id);
  const kept = before.filter(({ id }) => has(to, id) || !has(from, id));
  return [...kept, ...to.filter(({ id }) => !has(from, id) && !has(before, id))];
}
