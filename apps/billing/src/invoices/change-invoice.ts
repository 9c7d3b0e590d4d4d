import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { balanceOf } from '../domain/invoice-status';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { scopeOfPolicy } from '../policies/policy-rows';
import { Invoice } from './invoice.entity';

/** What happens to a locked invoice. */
export interface InvoiceChange {
  action: string;
  patch: Partial<Invoice>;
  now: Date;
}

/** A credit of part of an unpaid invoice is told like a part payment: less is left to pay. */
const EVENT_OF_STATUS = {
  Unpaid: 'invoice.partially-paid.v1',
  Processed: 'invoice.partially-paid.v1',
  'Partially Paid': 'invoice.partially-paid.v1',
  Paid: 'invoice.paid.v1',
  Failed: 'invoice.failed.v1',
} as const;

/** Saves a change of a locked invoice with its activity record, and tells of its new state. */
export async function changeInvoice(
  tx: Tx,
  { invoice, policy }: { invoice: Invoice; policy: PolicyBill },
  { action, patch, now }: InvoiceChange,
): Promise<Invoice> {
  const changed: Invoice = { ...invoice, ...patch, modified: now };
  await tx.em.update(Invoice, { id: invoice.id }, { ...patch, modified: now });
  await tx.record({
    action: `invoice.${action}`,
    subjectType: 'invoice',
    subjectId: invoice.id,
    before: { status: invoice.status, amountDue: invoice.amountDue, paid: invoice.paid },
    after: patch,
  });
  await publishState(tx, { before: invoice, after: changed, policy });
  return changed;
}

interface InvoiceStates {
  before: Invoice;
  after: Invoice;
  policy: PolicyBill;
}

async function publishState(tx: Tx, { before, after, policy }: InvoiceStates): Promise<void> {
  const { status } = after;
  const isSameMoney = balanceOf(before) === balanceOf(after);
  const isSilent = before.status === status || status === 'Unpaid' || status === 'Processed';
  if (isSameMoney && isSilent) return;
  await tx.publish({ type: EVENT_OF_STATUS[status], data: stateOf(after, policy) });
}

function stateOf(
  invoice: Invoice,
  policy: PolicyBill,
): Omit<EventData<'invoice.paid.v1'>, 'version'> {
  const { id: invoiceId, invoiceNumber, policyId, currency } = invoice;
  const { amountDue, paid, dueDate, closedBy } = invoice;
  return {
    invoiceId,
    invoiceNumber,
    policyId,
    policyNumber: policy.policyNumber,
    currency,
    amountDue,
    paid,
    balance: balanceOf(invoice),
    dueDate,
    closedBy,
    scope: scopeOfPolicy(policy),
  };
}
