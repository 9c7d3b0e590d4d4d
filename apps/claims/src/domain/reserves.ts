import type { EventData } from '@palisade/contracts';
import type { MinorUnits } from '@palisade/kernel';
import { DomainError, sumOf } from '@palisade/kernel';

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

/** The sum of the four categories. */
export const totalOf = (amounts: ByCategory): MinorUnits =>
  sumOf(RESERVE_CATEGORIES.map((category) => amounts[category]));

/** Throws 409 when a file cannot be made void, because something was paid. */
export function assertVoidable(paid: ByCategory): void {
  if (totalOf(paid) === 0) return;
  const detail = 'A file of which something was paid is closed, not void.';
  throw new DomainError('PAID_ALREADY', detail, 409);
}

/** The categories in which reserves differ. */
export const changedCategories = (one: ByCategory, other: ByCategory): ReserveCategory[] =>
  RESERVE_CATEGORIES.filter((category) => one[category] !== other[category]);
