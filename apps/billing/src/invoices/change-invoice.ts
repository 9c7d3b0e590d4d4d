import type { Tx } from '@palisade/platform';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { publishState } from './invoice-events';
import { Invoice } from './invoice.entity';

/** What happens to a locked invoice. */
export interface InvoiceChange {
  action: string;
  patch: Partial<Invoice>;
  now: Date;
}

/** Saves a change of a locked invoice with its activity record, and publishes its new state. */
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
