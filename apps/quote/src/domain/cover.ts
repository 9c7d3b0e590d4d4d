import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { DomainError, formatMoney, REGIONS } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { isExcess, overlapRefusal, PRODUCTS } from '@palisade/trade';
import type { Term } from './quote-dates';
import type { QuoteKind } from './quote-kind';

/** Cover that an account has bound, and that has not ended. */
export interface Cover extends Term {
  product: Product;
  policyNumber: string | null;
  /** The policy in force, that is endorsed instead; null before there is one. */
  policyId: string | null;
}

/** A quote or policy that a layer may stand on. */
export interface Underlying extends Cover {
  limit: MinorUnits;
  /** Where it begins, when it is a layer itself. */
  attachment: MinorUnits | null;
}

/** A quote as far as other cover of its account reads it. */
export interface CoveredQuote extends Term {
  kind: QuoteKind;
  product: Product;
  terms: { attachment: MinorUnits | null };
}

/** Throws 409 for a layer below which nothing of the account lies: it would begin above a gap. */
export function checkUnderlying(quote: CoveredQuote, below: readonly Underlying[]): void {
  const problem = gapProblem(quote, below);
  if (problem) throw problem;
}

/**
 * The cover beside which a quote would be a second of its product. An endorsement changes one; a renewal
 * begins where its own policy ends.
 */
export const overlappedBy = <C extends Cover>(
  { kind, product, ...term }: CoveredQuote,
  covers: readonly C[],
): C | undefined =>
  kind === 'ENDORSEMENT'
    ? undefined
    : covers.find((cover) => cover.product === product && overlaps(cover, term));

/** The refusal of a second policy of one product at one time. */
export function overlapProblem(quote: CoveredQuote, covers: readonly Cover[]): DomainError | null {
  const other = overlappedBy(quote, covers);
  return other ? overlapRefusal(quote.product, other) : null;
}

/** The refusal of a layer below which nothing lies that reaches it. */
export function gapProblem(quote: CoveredQuote, below: readonly Underlying[]): DomainError | null {
  const { attachment } = quote.terms;
  if (!isExcess(quote.product) || attachment === null) return null;
  const reaches = below.some(
    (cover) =>
      covers(cover, quote.effectiveDate) && (cover.attachment ?? 0) + cover.limit >= attachment,
  );
  if (reaches) return null;
  const { name, region } = PRODUCTS[quote.product];
  const reach = formatMoney(attachment, REGIONS[region].currency);
  const detail = `${name} needs a policy or quote of this client below it that reaches ${reach}.`;
  return new DomainError('UNDERLYING_MISSING', detail, 409);
}

/** A term ends where the next may begin. */
const overlaps = (one: Term, other: Term): boolean =>
  one.effectiveDate < other.endDate && other.effectiveDate < one.endDate;

const covers = ({ effectiveDate, endDate }: Term, date: PlainDate): boolean =>
  effectiveDate <= date && date < endDate;
