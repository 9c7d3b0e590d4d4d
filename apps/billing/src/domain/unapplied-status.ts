import type { Currency, MinorUnits, Transitions } from '@palisade/kernel';
import { DomainError, formatMoney, invalidField, nextStatus } from '@palisade/kernel';

/** The status of money that fits no invoice. */
export const UNAPPLIED_STATUSES = [
  ...(['OPEN', 'AWAITING_APPROVAL', 'IN_PROCESS', 'APPLIED', 'REFUNDED', 'RETURNED'] as const),
] as const;

/** The status of money that fits no invoice. */
export type UnappliedStatus = (typeof UNAPPLIED_STATUSES)[number];

/** What can happen to money that fits no invoice. */
export type UnappliedAction =
  | 'transferAll'
  | 'giveBack'
  | 'askForRefund'
  | 'refund'
  | 'approve'
  | 'reject'
  | 'confirm'
  | 'refuse'
  | 'takeBack';

/**
 * Money is open until all of it was transferred, or what is left is refunded; a refund to a named
 * payee waits for a second person, and each is in process until the processor says that it was paid out, or
 * refuses to: then the money is open again.
 */
export const UNAPPLIED_TRANSITIONS: Transitions<UnappliedStatus, UnappliedAction> = {
  transferAll: { from: ['OPEN'], to: 'APPLIED' },
  giveBack: { from: ['OPEN', 'APPLIED'], to: 'OPEN' },
  askForRefund: { from: ['OPEN'], to: 'AWAITING_APPROVAL' },
  refund: { from: ['OPEN'], to: 'IN_PROCESS' },
  approve: { from: ['AWAITING_APPROVAL'], to: 'IN_PROCESS' },
  reject: { from: ['AWAITING_APPROVAL'], to: 'OPEN' },
  confirm: { from: ['IN_PROCESS'], to: 'REFUNDED' },
  refuse: { from: ['IN_PROCESS'], to: 'OPEN' },
  takeBack: { from: ['OPEN'], to: 'RETURNED' },
};

/** The status after an action; 409 when the status forbids it. */
export const unappliedStatusAfter = (
  status: UnappliedStatus,
  action: UnappliedAction,
): UnappliedStatus => nextStatus(UNAPPLIED_TRANSITIONS, status, action);

/**
 * What asking for a refund does. Design §10.1: what goes back by the way it came to who paid it needs
 * one person; a payee who is named gets it another way, and a second person approves that.
 */
export const refundActionFor = (payee: string | null): 'refund' | 'askForRefund' =>
  payee === null ? 'refund' : 'askForRefund';

/** Names an attempt to pay out: a refused one is not asked for again, the next one is. */
export const payoutReference = (transactionId: string, refusals: number): string =>
  refusals === 0 ? transactionId : `${transactionId}-${refusals + 1}`;

/** What is to be transferred, and what the invoice still asks for. */
export interface Transfer {
  amount: MinorUnits;
  left: MinorUnits;
  room: MinorUnits;
  currencies: readonly [from: Currency, to: Currency];
}

/** Throws when the money is of another currency, or more than is left or still due. */
export function checkTransfer({ amount, left, room, currencies: [from, to] }: Transfer): void {
  if (from !== to) {
    const detail = `Money in ${from} pays no invoice in ${to}: refund it.`;
    throw new DomainError('CURRENCY_DIFFERS', detail, 409);
  }
  if (amount <= 0) throw invalidField('AMOUNT_REQUIRED', 'Payment Amount is required', '/amount');
  if (amount > left) {
    const detail = `At most ${formatMoney(left, from)} is left.`;
    throw new DomainError('AMOUNT_EXCEEDS_LEFT', detail, 409);
  }
  if (amount <= room) return;
  const detail = `At most ${formatMoney(Math.max(0, room), to)} is due.`;
  throw new DomainError('AMOUNT_EXCEEDS_BALANCE', detail, 409);
}
