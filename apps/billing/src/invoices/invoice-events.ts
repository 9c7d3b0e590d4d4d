import type { EventData } from '@palisade/contracts';
import { daysBetween } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { Line } from '../domain/invoice-lines';
import { balanceOf } from '../domain/invoice-status';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { scopeOfPolicy } from '../policies/policy-rows';
import type { Invoice } from './invoice.entity';

/** An invoice before and after a step. */
interface InvoiceStates {
  before: Invoice;
  after: Invoice;
  policy: PolicyBill;
}

/** A credit of part of an unpaid invoice reads like a part payment: less is left to pay. */
function eventOf({ status }: Invoice, hasFailed: boolean) {
  if (hasFailed) return 'invoice.failed.v1' as const;
  return status === 'Paid' ? ('invoice.paid.v1' as const) : ('invoice.partially-paid.v1' as const);
}

/** Publishes a new invoice with its lines. */
export async function publishCreated(
  tx: Tx,
  {
    invoice,
    lines,
    policy,
  }: { invoice: Omit<Invoice, 'balance' | 'policy'>; lines: Line[]; policy: PolicyBill },
): Promise<void> {
  const { id: invoiceId, invoiceNumber, policyId, kind, currency, amountDue } = invoice;
  const { dueDate, agencyBilled } = invoice;
  await tx.publish({
    type: 'invoice.created.v1',
    data: {
      invoiceId,
      invoiceNumber,
      policyId,
      policyNumber: policy.policyNumber,
      kind,
      lines,
      currency,
      amountDue,
      balance: amountDue,
      dueDate,
      agencyBilled,
      scope: scopeOfPolicy(policy),
    },
  });
}

/** Publishes the state of an invoice when its money or its status has moved, and what is awaited of it. */
export async function publishState(
  tx: Tx,
  { before, after, policy }: InvoiceStates,
): Promise<void> {
  const { status } = after;
  const isSameMoney = balanceOf(before) === balanceOf(after);
  // What covered it came to nothing.
  const hasFailed = isSameMoney && before.status === 'Processed' && status !== 'Processed';
  const isSilent = before.status === status || status === 'Unpaid' || status === 'Processed';
  if (!isSameMoney || !isSilent || hasFailed) {
    await tx.publish({ type: eventOf(after, hasFailed), data: stateOf(after, policy) });
  } else if (before.pending !== after.pending || before.dueDate !== after.dueDate) {
    await tx.publish({ type: 'invoice.awaited.v1', data: stateOf(after, policy) });
  }
}

function stateOf(
  invoice: Invoice,
  policy: PolicyBill,
): Omit<EventData<'invoice.paid.v1'>, 'version'> {
  const { id: invoiceId, invoiceNumber, policyId, currency } = invoice;
  const { amountDue, paid, pending, dueDate, closedBy } = invoice;
  return {
    invoiceId,
    invoiceNumber,
    policyId,
    policyNumber: policy.policyNumber,
    currency,
    amountDue,
    paid,
    pending,
    balance: balanceOf(invoice),
    dueDate,
    closedBy,
    scope: scopeOfPolicy(policy),
  };
}

/** Publishes that an invoice was taken back with its policy, and what is to be refunded. */
export async function publishReversal(
  tx: Tx,
  { before, after, policy }: InvoiceStates,
): Promise<void> {
  const { id: invoiceId, invoiceNumber, policyId, currency } = after;
  await tx.publish({
    type: 'invoice.reversed.v1',
    data: {
      invoiceId,
      invoiceNumber,
      policyId,
      currency,
      amount: before.amountDue - after.amountDue,
      refundDue: Math.max(0, -balanceOf(after)),
      scope: scopeOfPolicy(policy),
    },
  });
}

/** Publishes that an invoice should have been paid. */
export async function publishOverdue(
  tx: Tx,
  invoice: Invoice,
  policy: PolicyBill,
  today: string,
): Promise<void> {
  const { id: invoiceId, invoiceNumber, policyId, currency, balance, dueDate } = invoice;
  const { policyNumber, contact } = policy;
  await tx.publish({
    type: 'invoice.overdue.v1',
    data: {
      invoiceId,
      invoiceNumber,
      policyId,
      policyNumber,
      currency,
      balance,
      dueDate,
      daysOverdue: daysBetween(dueDate, today),
      contact,
      scope: scopeOfPolicy(policy),
    },
  });
}

/** Publishes that a letter about an invoice is asked for, which is written where all letters are. */
export async function publishLetterAsked(
  tx: Tx,
  invoice: Invoice,
  policy: PolicyBill,
  asked: Pick<EventData<'invoice.letter-asked.v1'>, 'letter' | 'to' | 'sender'>,
): Promise<void> {
  const { id: invoiceId, invoiceNumber, policyId, currency, balance, dueDate } = invoice;
  const { policyNumber, accountId, insuredName, agencyName, product, endDate } = policy;
  await tx.publish({
    type: 'invoice.letter-asked.v1',
    data: {
      invoiceId,
      invoiceNumber,
      policyId,
      policyNumber,
      ...asked,
      accountId,
      accountName: insuredName,
      agencyName,
      product,
      endDate,
      currency,
      balance,
      dueDate,
      scope: scopeOfPolicy(policy),
    },
  });
}
