import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { clampDate, daysBetween, divideRounded, safeNumber } from '@palisade/kernel';

/** Premium that is charged for a stretch of time. */
export interface Earning {
  premium: MinorUnits;
  from: PlainDate;
  /** The first day that it is not charged for. */
  to: PlainDate;
  /** When the policy was cancelled: what is left of it then is earned on that day (domain §5.13.13). */
  stop?: PlainDate | null;
}

/**
 * The premium in minor units that is earned before a day: each by equal parts over its days, all of
 * them added and rounded once. What is charged for no day at all is earned on its date.
 */
export function earnedBefore(earnings: readonly Earning[], day: PlainDate): MinorUnits {
  const byDays = new Map<bigint, bigint>();
  for (const { premium, from, to, stop } of earnings) {
    const days = Math.max(daysBetween(from, to), 1);
    const isOver = stop ? stop < day : from >= to && from < day;
    const passed = isOver ? days : daysBetween(from, clampDate(day, from, to));
    const divisor = BigInt(days);
    byDays.set(divisor, (byDays.get(divisor) ?? 0n) + BigInt(premium) * BigInt(passed));
  }
  const scale = [...byDays.keys()].reduce(lowestMultiple, 1n);
  const parts = [...byDays].map(([days, sum]) => sum * (scale / days));
  return safeNumber(
    divideRounded(
      parts.reduce((sum, part) => sum + part, 0n),
      scale,
    ),
  );
}

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));

const lowestMultiple = (a: bigint, b: bigint): bigint => (a / divisorOf(a, b)) * b;
