import type { TimelineRules } from '@palisade/kernel';
import { EVERYBODY, TRADE } from '@palisade/kernel';

/** What is recorded of an invoice. */
export type InvoiceStep =
  | 'create'
  | 'startPayment'
  | 'receivePayment'
  | 'failPayment'
  | 'takeBackPayment'
  | 'credit'
  | 'refund'
  | 'holdSurplus'
  | 'postpone'
  | 'close'
  | 'remind'
  | 'mail'
  | 'send-to-accounting';

/** What is recorded of a bill of an agency. */
export type AgencyBillStep = 'close' | 'startPayment' | 'receivePayment' | 'failPayment';

/** What is told of what was done to a bill, and to whom. */
export const AGENCY_BILL_TIMELINE: TimelineRules<AgencyBillStep> = {
  subjectType: 'agency-bill',
  actions: { close: TRADE, startPayment: TRADE, receivePayment: TRADE, failPayment: TRADE },
  fields: {
    paid: { kind: 'MONEY', readers: TRADE },
    balance: { kind: 'MONEY', readers: TRADE },
    dueDate: { kind: 'DATE', readers: TRADE },
    reason: { kind: 'TEXT', readers: TRADE },
  },
  sentTo: {},
};

/** What is told of what was done to an invoice, and to whom. */
export const INVOICE_TIMELINE: TimelineRules<InvoiceStep> = {
  subjectType: 'invoice',
  actions: {
    create: EVERYBODY,
    startPayment: EVERYBODY,
    receivePayment: EVERYBODY,
    failPayment: EVERYBODY,
    takeBackPayment: EVERYBODY,
    credit: EVERYBODY,
    refund: EVERYBODY,
    holdSurplus: EVERYBODY,
    postpone: EVERYBODY,
    close: TRADE,
    remind: EVERYBODY,
    mail: EVERYBODY,
    'send-to-accounting': EVERYBODY,
  },
  fields: {
    status: { kind: 'STATUS', readers: EVERYBODY },
    amountDue: { kind: 'MONEY', readers: EVERYBODY },
    paid: { kind: 'MONEY', readers: EVERYBODY },
    dueDate: { kind: 'DATE', readers: EVERYBODY },
    closeComment: { kind: 'TEXT', readers: TRADE },
  },
  sentTo: { remind: 'to', mail: 'to', 'send-to-accounting': 'to' },
};
