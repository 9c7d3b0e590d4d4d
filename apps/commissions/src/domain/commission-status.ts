import type { MinorUnits } from '@palisade/kernel';

/** How far a commission has come. */
export const COMMISSION_STATUSES = ['ACCRUED', 'RELEASED', 'PAID', 'KEPT', 'CHARGED_BACK'] as const;

/** One of them. */
export type CommissionStatus = (typeof COMMISSION_STATUSES)[number];

/** Commission that is to come: released and not paid, or earned and not released. */
export const COMMISSIONS_TO_COME = ['RELEASED', 'UNRELEASED'] as const;

/** One of them. */
export type CommissionToCome = (typeof COMMISSIONS_TO_COME)[number];

/** What is known of the money of a commission. */
export interface CommissionMoney {
  /** Negative for premium that was returned. */
  amount: MinorUnits;
  released: MinorUnits;
  /** What of it stood on statements that were paid. */
  paid: MinorUnits;
  /** Whether the agency keeps it of what it collects. */
  kept: boolean;
}

/** A charge-back stays one: what is paid of it is set off against other commission. */
export function commissionStatus({
  amount,
  released,
  paid,
  kept,
}: CommissionMoney): CommissionStatus {
  if (amount < 0) return 'CHARGED_BACK';
  if (kept) return 'KEPT';
  if (released === 0 && paid === 0) return 'ACCRUED';
  return paid >= amount ? 'PAID' : 'RELEASED';
}
