import type { MinorUnits } from '@palisade/kernel';

/** What a share is taken of: what an invoice asks for, in all and as premium. */
export interface Billed {
  amountDue: MinorUnits;
  premium: MinorUnits;
}

const SHARE_STEPS = 1_000_000n;
const STEPS_PER_PERCENT = 10_000;

/**
 * The premium within what is paid of an invoice, half up: at the last payment it is exactly the
 * premium, so the parts of the payments sum to it.
 */
export function premiumWithin(paid: MinorUnits, { amountDue, premium }: Billed): MinorUnits {
  if (paid <= 0) return 0;
  if (paid >= amountDue) return premium;
  return rounded(BigInt(premium) * BigInt(paid), BigInt(amountDue));
}

/**
 * The premium within what is paid once part of it was given back. While more is paid than is asked,
 * what goes back is premium first: unearned premium goes before tax.
 */
export function premiumLeft(
  before: { paid: MinorUnits; premiumPaid: MinorUnits },
  refunded: MinorUnits,
  billed: Billed,
): MinorUnits {
  const paid = before.paid - refunded;
  const least = premiumWithin(paid, billed);
  return paid > billed.amountDue ? Math.max(least, before.premiumPaid - refunded) : least;
}

/** How much of an invoice is paid, in percent with four decimals; 100 only when all of it is. */
export function sharePaid(paid: MinorUnits, amountDue: MinorUnits): number {
  if (paid >= amountDue) return 100;
  if (paid <= 0) return 0;
  return Number((BigInt(paid) * SHARE_STEPS) / BigInt(amountDue)) / STEPS_PER_PERCENT;
}

const rounded = (product: bigint, by: bigint): number => Number((2n * product + by) / (2n * by));
