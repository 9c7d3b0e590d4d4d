import type { MinorUnits, Transitions } from '@palisade/kernel';
import { nextStatus, sumOf } from '@palisade/kernel';

/** The payment status of an invoice, as pages show it. */
export const INVOICE_STATUSES = ['Unpaid', 'Partially Paid', 'Processed', 'Paid'] as const;

/** The payment status of an invoice. */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What a payer is told: that of the invoice, and whether the last try came to nothing. */
export const PAY_PAGE_STATUSES = [...INVOICE_STATUSES, 'Failed'] as const;

/** What a payer is told. */
export type PayPageStatus = (typeof PAY_PAGE_STATUSES)[number];

/** What can happen to an invoice. */
export type InvoiceAction =
  | 'coverByPayment'
  | 'receivePart'
  | 'receiveAll'
  | 'failPart'
  | 'failAll'
  | 'takeBack'
  | 'takeAllBack'
  | 'credit'
  | 'close';

/**
 * It follows amounts alone: nothing paid is Unpaid, whatever was tried or paid once (domain
 * §5.13.25). A second payment may come while the first is In Process.
 *
 * ```text
 *  Unpaid <──> Processed <──> Partially Paid <──> Paid
 * ```
 */
export const INVOICE_TRANSITIONS: Transitions<InvoiceStatus, InvoiceAction> = {
  coverByPayment: { from: ['Unpaid', 'Partially Paid'], to: 'Processed' },
  receivePart: { from: ['Unpaid', 'Partially Paid', 'Processed'], to: 'Partially Paid' },
  receiveAll: { from: ['Unpaid', 'Partially Paid', 'Processed'], to: 'Paid' },
  failPart: { from: ['Processed'], to: 'Partially Paid' },
  failAll: { from: ['Processed'], to: 'Unpaid' },
  takeBack: { from: ['Paid', 'Partially Paid'], to: 'Partially Paid' },
  takeAllBack: { from: ['Paid', 'Partially Paid'], to: 'Unpaid' },
  credit: { from: ['Unpaid', 'Partially Paid', 'Processed'], to: 'Paid' },
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

/** Spec 3 §4, payment page by status: while an invoice asks for money, a failed last try is told. */
export const payPageStatus = (status: InvoiceStatus, hasFailed: boolean): PayPageStatus =>
  hasFailed && (status === 'Unpaid' || status === 'Partially Paid') ? 'Failed' : status;

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
  if (status !== 'Processed' || roomOf(after) <= 0) return status;
  return next(status, after.paid > 0 ? 'failPart' : 'failAll');
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
