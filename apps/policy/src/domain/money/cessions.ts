import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { compareDates, DomainError, percentOf, sumOf, unitsOf } from '@palisade/kernel';

const PERCENT_DECIMALS = 2;
const WHOLE = unitsOf(100, PERCENT_DECIMALS);

/** The share of a policy that a treaty takes, as it was when the policy was issued. */
export interface TreatyShare {
  treatyId: string;
  reinsurerId: string;
  /** Percent of the premium. */
  cededPct: string;
  /** Percent of the ceded premium. */
  cedingCommissionPct: string;
}

/** What of one charge or return goes to a reinsurer, and what of it comes back as commission. */
export interface Ceded extends TreatyShare {
  cededPremium: MinorUnits;
  cedingCommission: MinorUnits;
}

/**
 * Cedes the premium of a charge, or of a return, each amount rounded once. Where the treaties take
 * the whole of it, the last by its id takes what the others leave.
 */
export function cede(premium: MinorUnits, shares: readonly TreatyShare[]): Ceded[] {
  const sorted = [...shares].sort((one, other) => (one.treatyId < other.treatyId ? -1 : 1));
  const rounded = sorted.map(({ cededPct }) => percentOf(premium, cededPct));
  const isWhole = percentSum(sorted) === WHOLE;
  const rest = premium - sumOf(rounded.slice(0, -1));
  const parts = isWhole ? [...rounded.slice(0, -1), rest] : rounded;
  return sorted.map((share, at) => ({
    ...share,
    cededPremium: parts[at],
    cedingCommission: percentOf(parts[at], share.cedingCommissionPct),
  }));
}

/** What a treaty takes from when to when; it ends before its last date. */
export interface TreatyTerm {
  products: readonly string[];
  effectiveFrom: PlainDate;
  effectiveTo: PlainDate;
  cededPct: string;
}

/** Throws 409 when a treaty and the others of its carrier would take more than a whole premium. */
export function checkRoom(treaty: TreatyTerm, others: readonly TreatyTerm[]): void {
  for (const product of treaty.products) {
    const rivals = others.filter(({ products }) => products.includes(product));
    const starts = [treaty.effectiveFrom, ...rivals.map(({ effectiveFrom }) => effectiveFrom)];
    const full = starts
      .filter((date) => holds(treaty, date))
      .find((date) => percentSum([treaty, ...rivals.filter((one) => holds(one, date))]) > WHOLE);
    if (!full) continue;
    const detail = `With other treaties more than 100 % of a premium would be ceded on ${full}.`;
    throw new DomainError('TREATY_OVER_CEDED', detail, 409, [{ pointer: '/cededPct', detail }]);
  }
}

const holds = ({ effectiveFrom, effectiveTo }: TreatyTerm, date: PlainDate): boolean =>
  compareDates(effectiveFrom, date) <= 0 && compareDates(date, effectiveTo) < 0;

const percentSum = (shares: readonly Pick<TreatyShare, 'cededPct'>[]): bigint =>
  shares.reduce((sum, { cededPct }) => sum + unitsOf(cededPct, PERCENT_DECIMALS), 0n);
