import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { DomainError, formatMoney, REGIONS } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { isExcess, PRODUCTS } from '@palisade/trade';
import type { Term } from './quote-dates';

/** Cover that an account has bound, and that has not ended. */
export interface Cover extends Term {
  product: Product;
  policyNumber: string | null;
}

/** A quote or policy that a layer may stand on. */
export interface Underlying extends Cover {
  limit: MinorUnits;
  /** Where it begins, when it is a layer itself. */
  attachment: MinorUnits | null;
}

/** A quote as far as other cover of its account reads it. */
export interface CoveredQuote extends Term {
  kind: 'NEW' | 'RENEWAL' | 'ENDORSEMENT';
  product: Product;
  terms: { attachment: MinorUnits | null };
}

/** Throws 409 for a second policy of one product at one time; what follows a policy is no second. */
export function checkNoOverlap(quote: CoveredQuote, covers: readonly Cover[]): void {
  const problem = overlapOf(quote, covers);
  if (problem) throw problem;
}

/** Throws 409 for a layer below which nothing of the account lies: it would begin above a gap. */
export function checkUnderlying(quote: CoveredQuote, below: readonly Underlying[]): void {
  const problem = gapOf(quote, below);
  if (problem) throw problem;
}

/** What of the bound cover of its account keeps a quote from being bound; none when nothing does. */
export const coverProblems = (
  quote: CoveredQuote,
  bound: readonly Underlying[],
): { code: string; detail: string }[] =>
  [overlapOf(quote, bound), gapOf(quote, bound)].flatMap((problem) =>
    problem ? [{ code: problem.code, detail: problem.message }] : [],
  );

function overlapOf(quote: CoveredQuote, covers: readonly Cover[]): DomainError | null {
  if (quote.kind !== 'NEW') return null;
  const { product } = quote;
  const other = covers.find((cover) => cover.product === product && overlaps(cover, quote));
  if (!other) return null;
  const named = other.policyNumber ? `policy ${other.policyNumber}` : 'a bound quote';
  const detail =
    `This client has ${PRODUCTS[product].name} from ${other.effectiveDate} to ${other.endDate} ` +
    `already (${named}). Endorse or renew it, or choose dates outside of it.`;
  return new DomainError('COVER_OVERLAPS', detail, 409);
}

function gapOf(quote: CoveredQuote, below: readonly Underlying[]): DomainError | null {
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
