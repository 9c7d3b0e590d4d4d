import type { MinorUnits, Transitions } from '@palisade/kernel';
import { nextStatus, sumOf } from '@palisade/kernel';

/** The payment status of an invoice, as pages show it. */
export const INVOICE_STATUSES = [
  'Unpaid',
  'Partially Paid',
  'Processed',
  'Failed',
  'Paid',
] as const;

/** The payment status of an invoice. */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What can happen to an invoice. */
export type InvoiceAction =
  | 'coverByPayment'
  | 'receivePart'
  | 'receiveAll'
  | 'failPayment'
  | 'takeBack'
  | 'takeAllBack'
  | 'credit'
  | 'close';

/**
 * Spec 3 §4, payment page by status. A partial payment may follow a failed one, and a second one
 * may come while the first is In Process: neither changes what the payer is asked to do.
 *
 * ```text
 *  Unpaid ──> Processed ──> Failed (asked to pay again)
 *    │            │
 *    └──> Partially Paid <──> Paid
 * ```
 *
 * Nothing paid is Unpaid, whatever was paid once (domain §5.13.25).
 */
export const INVOICE_TRANSITIONS: Transitions<InvoiceStatus, InvoiceAction> = {
  coverByPayment: { from: ['Unpaid', 'Partially Paid', 'Failed'], to: 'Processed' },
  receivePart: { from: ['Unpaid', 'Partially Paid', 'Processed', 'Failed'], to: 'Partially Paid' },
  receiveAll: { from: ['Unpaid', 'Partially Paid', 'Processed', 'Failed'], to: 'Paid' },
  failPayment: { from: ['Processed'], to: 'Failed' },
  takeBack: { from: ['Paid', 'Partially Paid'], to: 'Partially Paid' },
  takeAllBack: { from: ['Paid', 'Partially Paid'], to: 'Unpaid' },
  credit: { from: ['Unpaid', 'Partially Paid', 'Processed', 'Failed'], to: 'Paid' },
  close: { from: ['Unpaid', 'Partially Paid'], to: 'Paid' },
};

/** What is asked, received and under way for an invoice. */
export interface InvoiceMoney {
  amountDue: MinorUnits;
  paid: MinorUnits;
  pending: MinorUnits;
}

/** An invoice as far as its status goes. */
export interface InvoiceState extends InvoiceMoney {
  status: InvoiceStatus;
}

/** What is not yet paid; negative when too much was. */
export const balanceOf = ({ amountDue, paid }: Omit<InvoiceMoney, 'pending'>): MinorUnits =>
  amountDue - paid;

/** What several invoices ask, got and have under way together. */
export const moneyOf = (invoices: readonly InvoiceMoney[]): InvoiceMoney => ({
  amountDue: sumOf(invoices.map(({ amountDue }) => amountDue)),
  paid: sumOf(invoices.map(({ paid }) => paid)),
  pending: sumOf(invoices.map(({ pending }) => pending)),
});

/** What an invoice holds beyond what it asks for. */
export const surplusOf = ({ amountDue, paid }: Omit<InvoiceMoney, 'pending'>): MinorUnits =>
  Math.min(paid, Math.max(0, paid - amountDue));

/** What may still be started: payments under way count against what is due. */
export const roomOf = (money: InvoiceMoney): MinorUnits => balanceOf(money) - money.pending;

/** Status when a payment has been started; `after` holds the money with it. */
export function statusWhenStarted({ status }: InvoiceState, after: InvoiceMoney): InvoiceStatus {
  const isCovered = roomOf(after) <= 0;
  const isUnpaid = INVOICE_TRANSITIONS.coverByPayment.from.includes(status);
  return isCovered && isUnpaid ? next(status, 'coverByPayment') : status;
}

/** Status when money came in. */
export function statusWhenReceived({ status }: InvoiceState, after: InvoiceMoney): InvoiceStatus {
  if (balanceOf(after) <= 0) return status === 'Paid' ? status : next(status, 'receiveAll');
  const isCoveredStill = status === 'Processed' && roomOf(after) <= 0;
  return isCoveredStill ? status : next(status, 'receivePart');
}

/** Status when a payment under way came to nothing. */
export function statusWhenFailed({ status }: InvoiceState, after: InvoiceMoney): InvoiceStatus {
  return status === 'Processed' && roomOf(after) > 0 ? next(status, 'failPayment') : status;
}

/** Status when received money was given or taken back. */
export function statusWhenTakenBack({ status }: InvoiceState, after: InvoiceMoney): InvoiceStatus {
  const isOpenAgain = balanceOf(after) > 0;
  if (!isOpenAgain || !INVOICE_TRANSITIONS.takeBack.from.includes(status)) return status;
  return next(status, after.paid > 0 ? 'takeBack' : 'takeAllBack');
}

/** Status when lines were credited: what asks for nothing more is paid. */
export function statusWhenCredited({ status }: InvoiceState, after: InvoiceMoney): InvoiceStatus {
  return balanceOf(after) > 0 || status === 'Paid' ? status : next(status, 'credit');
}

/** Status when the rest is written off. */
export const statusWhenClosed = ({ status }: InvoiceState): InvoiceStatus => next(status, 'close');

const next = (status: InvoiceStatus, action: InvoiceAction): InvoiceStatus =>
  nextStatus(INVOICE_TRANSITIONS, status, action);
