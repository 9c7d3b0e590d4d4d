import type { Currency, MinorUnits } from '@palisade/kernel';
import { DomainError, formatMoney, sumOf } from '@palisade/kernel';

/** A settled payment of an invoice, as far as it says how the money came; a refund is negative. */
export interface WayOfPayment {
  processorName: string;
  amount: MinorUnits;
  /** The cash that a transfer was made with: money of another payer, which came another way. */
  transferredFrom: string | null;
}

/** A refund that staff record as paid out elsewhere. */
export interface RecordedRefund {
  amount: MinorUnits;
  processorName: string;
  currency: Currency;
}

/** Who processes what the platform moves itself; by which way that goes is not said there. */
export const OWN_PROCESSOR = 'Palisade';

/** Throws 409 when more would be refunded than was paid. */
export function checkRefundable(amount: MinorUnits, paid: MinorUnits): void {
  if (amount <= paid) return;
  throw new DomainError('REFUND_EXCEEDS_PAID', 'More than was paid cannot be refunded.', 409);
}

/**
 * Design §10.1: what is recorded as refunded by one person went back by the way it came, through the
 * same processor and no more than came through it; 409 for any other.
 */
export function checkGoesBack(
  { amount, processorName, currency }: RecordedRefund,
  payments: readonly WayOfPayment[],
): void {
  const through = (name: string): MinorUnits =>
    sumOf(
      payments
        .filter((one) => one.transferredFrom === null && isSameWay(one.processorName, name))
        .map((one) => one.amount),
    );
  // What the platform gave back itself may have gone by this way as well.
  const givenBack = isSameWay(processorName, OWN_PROCESSOR)
    ? 0
    : Math.min(0, through(OWN_PROCESSOR));
  const came = Math.max(0, through(processorName) + givenBack);
  if (amount <= came) return;
  const detail = `A refund goes back by the way the money came: ${formatMoney(came, currency)} came through ${processorName}.`;
  throw new DomainError('REFUND_OTHER_WAY', detail, 409, [{ pointer: '/processorName', detail }]);
}

/** Whether two names stand for one way, however they are typed. */
export const isSameWay = (one: string, other: string): boolean => wayOf(one) === wayOf(other);

const wayOf = (processorName: string): string => processorName.trim().toLowerCase();
