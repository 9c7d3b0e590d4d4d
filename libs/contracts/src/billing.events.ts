import { contact, currency, product, share } from './blocks';
import type { Outlet } from './event';
import { publishes } from './event';
import {
  bool,
  date,
  int,
  list,
  minorUnits,
  nullable,
  object,
  oneOf,
  str,
  text,
  uuid,
} from './schema';

const ALL_OUT = ['webhook', 'browser'] as const;

const invoice = { invoiceId: uuid, invoiceNumber: str(40), policyId: uuid };
const policy = { policyId: uuid, policyNumber: str(40) };

const WHAT_IS_LEFT = 'what is left of the invoice, after a credit or a part payment';

const invoiceState = <const O extends readonly Outlet[]>(
  when: string,
  out: O,
  more?: { quote?: string; docs: string },
) =>
  ({
    when,
    payload: {
      ...invoice,
      policyNumber: str(40),
      currency,
      amountDue: minorUnits,
      paid: minorUnits,
      balance: minorUnits,
      dueDate: date,
      closedBy: nullable(oneOf('PAYMENT', 'FINANCE', 'CREDIT', 'WRITE_OFF')),
    },
    addedLater: { pending: minorUnits }, // Of payments that are under way.
    consumers: {
      policy: 'isPaid, stops a notice when paid in full',
      ...more,
    },
    out,
  }) as const;

const method = oneOf('Check', 'Credit Card', 'Wire', 'Bank Account', 'Refund/Credit');

/** A payment of the whole bill of an agency. */
const billPayment = {
  agencyBillId: uuid,
  agencyId: uuid,
  year: int(2020),
  month: int(1, 12),
  currency,
  transactionId: str(60),
  method,
  amount: minorUnits,
};

/** The events of invoices and of bills. */
export const INVOICE_EVENTS = publishes('billing', {
  'invoice.created.v1': {
    when: 'binder bound or extended, endorsement or ERP with premium',
    payload: {
      ...invoice,
      policyNumber: str(40),
      kind: oneOf('NEW', 'ENDORSEMENT', 'ERP', 'REINSTATEMENT'),
      lines: list(object({ type: str(80), amount: minorUnits })),
      currency,
      amountDue: minorUnits,
      balance: minorUnits,
      dueDate: date,
      agencyBilled: bool,
    },
    consumers: {
      auth: 'letter: the first bill',
      docs: 'renders the invoice',
      policy: 'isPaid false',
    },
    out: ['webhook', 'browser'],
  },
  'invoice.partially-paid.v1': invoiceState('the invoice becomes Partially Paid', ALL_OUT, {
    docs: WHAT_IS_LEFT,
  }),
  'invoice.paid.v1': invoiceState(
    'the invoice becomes Paid',
    ['webhook', 'browser', 'notification'],
    {
      quote: 'isInvoiceSettled',
      docs: WHAT_IS_LEFT,
    },
  ),
  'invoice.failed.v1': invoiceState('a payment that covered the invoice failed', ALL_OUT),
  'invoice.awaited.v1': {
    ...invoiceState(
      'a payment of an invoice is under way or no longer is, or its due date is another',
      [],
    ),
    consumers: { policy: 'when a notice for non-payment is due' },
  },
  'agency-bill.closed.v1': {
    when: 'a month is over in which an agency collected net of its commission',
    payload: {
      agencyBillId: uuid,
      agencyId: uuid,
      year: int(2020),
      month: int(1, 12),
      currency,
      gross: minorUnits,
      commission: minorUnits,
      netDueFromAgency: minorUnits,
      dueDate: date,
      // Of its statement, which is printed with this.
      docId: uuid,
      lines: list(
        object({
          invoiceNumber: str(40),
          policyNumber: str(40),
          insuredName: str(200),
          issuedOn: date,
          gross: minorUnits,
          commission: minorUnits,
        }),
      ),
    },
    consumers: { docs: 'statement' },
    out: ALL_OUT,
  },
  'agency-bill.paid.v1': {
    when: 'a payment of the bill of an agency is Paid: recorded or confirmed',
    payload: {
      ...billPayment,
      paidOn: date,
      // What is due of the bill after it.
      outstanding: minorUnits,
      // Of its receipt, which is printed with this.
      docId: uuid,
      lines: list(
        object({
          invoiceNumber: str(40),
          policyNumber: str(40),
          insuredName: str(200),
          amount: minorUnits,
        }),
      ),
    },
    consumers: { docs: 'one receipt for all its invoices' },
    out: ['webhook', 'browser', 'notification'],
  },
  'agency-bill.payment-failed.v1': {
    when: 'a payment of the bill of an agency was refused',
    payload: { ...billPayment, reason: text },
    consumers: {},
    out: ['webhook', 'browser', 'notification'],
  },
  'invoice.overdue.v1': {
    when: 'the due date passed with a balance; each reminder day',
    payload: {
      ...invoice,
      policyNumber: str(40),
      currency,
      balance: minorUnits,
      dueDate: date,
      daysOverdue: int(),
      contact,
    },
    consumers: {},
    out: ['browser', 'notification'],
  },
  'invoice.letter-asked.v1': {
    when: 'an invoice is mailed or reminded of, by a person or because it is overdue',
    payload: {
      ...invoice,
      policyNumber: str(40),
      letter: oneOf('invoice', 'paymentReminder'),
      to: contact,
      sender: nullable(str(200)),
      accountId: uuid,
      accountName: str(200),
      agencyName: nullable(str(200)),
      product,
      endDate: date,
      currency,
      balance: minorUnits,
      dueDate: date,
    },
    consumers: { auth: 'letter' },
    out: [],
  },
  'invoice.reversed.v1': {
    when: 'binder expired, rescind, void',
    payload: { ...invoice, currency, amount: minorUnits, refundDue: minorUnits },
    consumers: { policy: 'isPaid' },
    out: ['webhook', 'browser'],
  },
});

const payment = {
  transactionId: str(60),
  invoiceId: uuid,
  invoiceNumber: str(40),
  ...policy,
  method,
  currency,
  amount: minorUnits,
  premiumPart: minorUnits,
  paidShare: share,
  isDownPayment: bool,
  payer: oneOf('INSURED', 'AGENCY', 'FINANCER'),
  paidOn: date,
  contact: nullable(contact),
};

// The bill of an agency of which it pays a part: that has the receipt, and people hear of that.
const ofBill = { agencyBillId: nullable(uuid), receiptId: nullable(uuid) };

/** The events of payments. */
export const PAYMENT_EVENTS = publishes('billing', {
  'payment.settled.v1': {
    when: 'a transaction is Paid: recorded or confirmed',
    payload: payment,
    addedLater: ofBill,
    consumers: {
      auth: 'letter',
      commissions: 'releases by paidShare',
      docs: 'renders the receipt',
    },
    out: ['webhook', 'browser', 'notification'],
  },
  'payment.failed.v1': {
    when: 'refused, returned, charged back, voided',
    payload: { ...payment, reason: text, wasSettled: bool },
    addedLater: ofBill,
    consumers: { auth: 'letter', commissions: 'takes the release back when it was settled' },
    out: ['webhook', 'browser', 'notification'],
  },
  'payment.held.v1': {
    when: 'a binder ended without a policy: what was paid for it is unapplied cash',
    payload: {
      transactionId: str(60),
      ...policy,
      currency,
      amount: minorUnits,
      premiumPart: minorUnits,
      payer: payment.payer,
      paidOn: date,
      reason: text,
    },
    consumers: { auth: 'letter', commissions: 'paid share' },
    out: ['webhook', 'browser', 'notification'],
  },
  'reinstatement.money-held.v1': {
    when: 'what is held of a policy has changed, or its reinstatement period begins',
    payload: { ...policy, currency, held: minorUnits },
    consumers: { policy: 'reinstates it when all is paid and no loss is signed' },
    out: ['browser'],
  },
  'payment.refunded.v1': {
    when: 'a refund or credit is paid out',
    payload: {
      transactionId: str(60),
      ...policy,
      currency,
      amount: minorUnits,
      premiumPart: minorUnits,
      to: oneOf('INSURED', 'FINANCER', 'AGENCY'),
      reason: text,
    },
    consumers: { auth: 'letter', docs: 'renders the credit note', commissions: 'paid share' },
    out: ['webhook', 'browser', 'notification'],
  },
});
