import type { MinorUnits } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';

/** Who pays, and who gets money back. */
export type Payer = 'INSURED' | 'AGENCY' | 'FINANCER';

/** What an invoice got beyond what it asks for. */
export interface Surplus {
  /** Paid beyond what was asked. */
  overpaid: MinorUnits;
  /** Paid as it was asked, and credited since. */
  returned: MinorUnits;
}

/** A settled payment of an invoice; a refund has a negative amount. */
export interface SettledPayment {
  payer: Payer;
  amount: MinorUnits;
  isDownPayment: boolean;
}

/** A plan that its financer has funded. */
export interface Financing {
  /** What the financer may still get back. */
  owed: MinorUnits;
  downPayment: MinorUnits;
}

/** Who paid an invoice. */
export interface Payers {
  /** The latest first. */
  payments: readonly SettledPayment[];
  financing: Financing | null;
  /** Who gets back what is owed to no financer. */
  billed: 'INSURED' | 'AGENCY';
}

/** What one of them gets back. */
export interface RefundPart {
  to: Payer;
  amount: MinorUnits;
  isOverpaid: boolean;
}

/**
 * What the financer of a plan may still get back of these payments: what it paid, and of a plan in
 * default what pays it off (domain §5.13.28), each less what it got back.
 */
export function owedToFinancer(
  payments: readonly SettledPayment[],
  payoff: MinorUnits | null,
): MinorUnits {
  const moved = payments.filter(({ payer }) => payer === 'FINANCER');
  const back = totalOf(moved.filter(({ amount }) => amount < 0));
  return payoff === null ? totalOf(moved) : Math.max(0, payoff + back);
}

/**
 * Shares a surplus out: unearned premium goes to the financer first, as far as it is owed, and the
 * rest to who is billed; what somebody paid too much goes back to him, the latest payment first.
 */
export function refundParts({ overpaid, returned }: Surplus, payers: Payers): RefundPart[] {
  const toOverpayers = overpayers(overpaid, payers);
  const rest = overpaid + returned - sumOf([...toOverpayers.values()]);
  const toFinancer = Math.min(rest, Math.max(0, payers.financing?.owed ?? 0));
  const parts: RefundPart[] = [
    { to: 'FINANCER', amount: toFinancer, isOverpaid: false },
    { to: payers.billed, amount: rest - toFinancer, isOverpaid: false },
    ...[...toOverpayers].map(([to, amount]) => ({ to, amount, isOverpaid: true })),
  ];
  return parts.filter(({ amount }) => amount > 0);
}

/**
 * Who paid too much. The financer of a plan pays what it finances and no more: beside it, it is
 * what others paid beyond the down payment that was too much.
 */
function overpayers(overpaid: MinorUnits, { payments, financing }: Payers): Map<Payer, MinorUnits> {
  const others = payments.filter(({ payer }) => !financing || payer !== 'FINANCER');
  const held = heldBy(others);
  let left = financing
    ? Math.min(overpaid, Math.max(0, totalOf(others) - paidDown(others, financing)))
    : overpaid;
  const parts = new Map<Payer, MinorUnits>();
  for (const { payer, amount } of others) {
    const before = parts.get(payer) ?? 0;
    const part = Math.max(0, Math.min(amount, (held.get(payer) ?? 0) - before, left));
    parts.set(payer, before + part);
    left -= part;
  }
  return parts;
}

function heldBy(payments: readonly SettledPayment[]): Map<Payer, MinorUnits> {
  const held = new Map<Payer, MinorUnits>();
  for (const { payer, amount } of payments) held.set(payer, (held.get(payer) ?? 0) + amount);
  return held;
}

const paidDown = (payments: readonly SettledPayment[], { downPayment }: Financing): MinorUnits =>
  Math.min(downPayment, totalOf(payments.filter(({ isDownPayment }) => isDownPayment)));

const totalOf = (payments: readonly SettledPayment[]): MinorUnits =>
  sumOf(payments.map(({ amount }) => amount));
