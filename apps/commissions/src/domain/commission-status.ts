import type { MinorUnits } from '@palisade/kernel';

/** How far a commission has come. */
export const COMMISSION_STATUSES = ['ACCRUED', 'RELEASED', 'PAID', 'CHARGED_BACK'] as const;

/** One of them. */
export type CommissionStatus = (typeof COMMISSION_STATUSES)[number];

/** What is known of the money of a commission. */
export interface CommissionMoney {
  /** Negative for premium that was returned. */
  amount: MinorUnits;
  released: MinorUnits;
  /** What of it stood on statements that were paid. */
  paid: MinorUnits;
}

/** A charge-back stays one: what is paid of it is set off against other commission. */
export function commissionStatus({ amount, released, paid }: CommissionMoney): CommissionStatus {
  if (amount < 0) return 'CHARGED_BACK';
  if (released === 0 && paid === 0) return 'ACCRUED';
  return paid >= amount ? 'PAID' : 'RELEASED';
}
