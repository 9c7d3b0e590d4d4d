import type { MinorUnits } from '@palisade/kernel';

/** A settled payment of an invoice, and what of it is held already. */
export interface HoldablePayment {
  transactionId: string;
  amount: MinorUnits;
  held: MinorUnits;
}

/** What of a payment is held. */
export interface HeldPart<P extends HoldablePayment> {
  payment: P;
  amount: MinorUnits;
}

/** Of which payments a surplus is, the latest first: each can go back by the way that it came. */
export function heldParts<P extends HoldablePayment>(
  surplus: MinorUnits,
  payments: readonly P[],
): HeldPart<P>[] {
  let left = surplus;
  const parts: HeldPart<P>[] = [];
  for (const payment of payments) {
    const amount = Math.min(left, payment.amount - payment.held);
    if (amount > 0) parts.push({ payment, amount });
    left -= Math.max(0, amount);
  }
  return parts;
}
