import type { EventData } from '@palisade/contracts';
import type { MinorUnits } from '@palisade/kernel';
import { DomainError, invalidField, sumOf } from '@palisade/kernel';

/** An amount for each category of a claim, in minor units. */
export type ByCategory = EventData<'claim.reserve-changed.v1'>['reserves'];

export const RESERVE_CATEGORIES = [
  ...(['firstPartyExpense', 'firstPartyLoss', 'lossAdjustment', 'thirdPartyLoss'] as const),
] as const;

export type ReserveCategory = (typeof RESERVE_CATEGORIES)[number];

export const NOTHING: ByCategory = {
  firstPartyExpense: 0,
  firstPartyLoss: 0,
  lossAdjustment: 0,
  thirdPartyLoss: 0,
};

/** What a role may reserve in total; above it the Head of Claims decides. */
const ADJUSTER_TOTAL: MinorUnits = 100_000_00;

/** The sum of the four categories. */
export const totalOf = (amounts: ByCategory): MinorUnits =>
  sumOf(RESERVE_CATEGORIES.map((category) => amounts[category]));

/** The reserves after changes, each with its sign; throws 400 when one would fall below what is paid. */
export function changedReserves(
  reserves: ByCategory,
  changes: Partial<ByCategory>,
  paid: ByCategory,
): ByCategory {
  const entries = RESERVE_CATEGORIES.map((category) => {
    const amount = reserves[category] + (changes[category] ?? 0);
    if (amount >= paid[category]) return [category, amount] as const;
    const detail = 'A reserve does not fall below what is paid.';
    throw invalidField('RESERVE_TOO_LOW', detail, `/${category}`);
  });
  return Object.fromEntries(entries) as ByCategory;
}

/** Throws 409 when reserves are beyond the authority of a role. */
export function assertAuthority(reserves: ByCategory, roleName: string | null): void {
  if (totalOf(reserves) <= ADJUSTER_TOTAL) return;
  if (roleName !== null && roleName !== 'Claims Adjuster') return;
  const detail = 'A total reserve above 100,000 needs the Head of Claims.';
  throw new DomainError('RESERVE_AUTHORITY', detail, 409);
}

/** Throws 409 when a file cannot be made void, because something was paid. */
export function assertVoidable(paid: ByCategory): void {
  if (totalOf(paid) === 0) return;
  const detail = 'A file of which something was paid is closed, not void.';
  throw new DomainError('PAID_ALREADY', detail, 409);
}

/** The categories in which reserves differ. */
export const changedCategories = (one: ByCategory, other: ByCategory): ReserveCategory[] =>
  RESERVE_CATEGORIES.filter((category) => one[category] !== other[category]);

/** How a file closes; throws 409 while something is reserved that is not paid. */
export function closingAction(
  reserves: ByCategory,
  paid: ByCategory,
): 'closeWithPayment' | 'closeWithoutPayment' {
  if (RESERVE_CATEGORIES.some((category) => reserves[category] !== paid[category])) {
    const detail = 'A file closes when all that is reserved is paid.';
    throw new DomainError('RESERVES_OUTSTANDING', detail, 409);
  }
  return totalOf(paid) > 0 ? 'closeWithPayment' : 'closeWithoutPayment';
}
