import type { MinorUnits } from '@palisade/kernel';

/** The premium of a policy: what was charged for it and what came in, in any order. */
export interface PremiumMoney {
  charged: MinorUnits;
  /** Received less refunded. */
  paid: MinorUnits;
  /** Received, refunds left aside. */
  received: MinorUnits;
}

const FULL = 100;
const SHARE_STEPS = 1_000_000n;
const STEPS_PER_PERCENT = 10_000;

/**
 * How much of a commission may be paid out: the share of the premium that is paid. It looks at the
 * state alone, so events end in the same state in whatever order they come; when all of the premium
 * is paid it is exactly the commission.
 */
export function releasable(commission: MinorUnits, money: PremiumMoney): MinorUnits {
  const { charged, paid } = money;
  if (isWhole(money)) return commission;
  if (charged <= 0 || paid <= 0) return 0;
  return rounded(BigInt(commission) * BigInt(paid), BigInt(charged));
}

/** The share of the premium that is paid, in percent with four decimals. */
export function sharePaid(money: PremiumMoney): number {
  const { charged, paid } = money;
  if (isWhole(money)) return FULL;
  if (charged <= 0 || paid <= 0) return 0;
  return Number((BigInt(paid) * SHARE_STEPS) / BigInt(charged)) / STEPS_PER_PERCENT;
}

/** A policy that was paid and then charged nothing shows its commission and the charge-back. */
const isWhole = ({ charged, paid, received }: PremiumMoney): boolean =>
  charged > 0 ? paid >= charged : received > 0;

/** Half up, and a negative value half away from zero, as everywhere. */
function rounded(product: bigint, by: bigint): number {
  const size = product < 0n ? -product : product;
  const quotient = Number((2n * size + by) / (2n * by));
  return product < 0n ? -quotient : quotient;
}
