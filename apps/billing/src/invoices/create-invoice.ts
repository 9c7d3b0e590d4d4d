import type { PlainDate } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { netLines } from '../domain/agency-bill';
import { dueDateOf } from '../domain/due-date';
import type { Amounts, Line } from '../domain/invoice-lines';
import { linesOf, totalOf } from '../domain/invoice-lines';
import { postLines } from '../domain/postings';
import { postJournal } from '../ledger/post-journal';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { publishCreated } from './invoice-events';
import { InvoiceLine } from './invoice-line.entity';
import type { InvoiceKind } from './invoice.entity';
import { Invoice } from './invoice.entity';
import { nextNumber } from './next-number';

/** What a locked policy is charged for. */
export interface Charge {
  policy: PolicyBill;
  kind: InvoiceKind;
  charges: Amounts;
  /** When what is charged begins. */
  effectiveDate: PlainDate;
  reason: string;
  now: Date;
}

/** Makes an invoice with its lines and posts it; its number is the next without a gap. Answers its id. */
export async function createInvoice(tx: Tx, charge: Charge): Promise<string> {
  const { policy, kind, charges, effectiveDate, reason, now } = charge;
  const { id: policyId, policyNumber, insuredName, currency, agencyBilled } = policy;
  const lines = netLines(linesOf(charges), policy.commissionPct);
  const amountDue = totalOf(lines);
  const id = newId();
  const invoiceNumber = await nextNumber(tx.em, 'I', now);
  const issuedOn = now.toISOString().slice(0, 10);
  const { paymentTerms } = policy;
  const invoice = {
    id,
    policyId,
    kind,
    currency,
    amountDue,
    agencyBilled,
    agencyBillId: null,
    paid: 0,
    pending: 0,
    premiumPaid: 0,
    status: 'Unpaid' as const,
    closedBy: null,
    closeComment: null,
    overdueToldOn: null,
    created: now,
    modified: now,
    issuedOn,
    dueDate: dueDateOf({ effectiveDate, issuedOn, paymentTerms, agencyBilled }),
    invoiceNumber,
    searchText: `${invoiceNumber} ${policyNumber} ${insuredName}`,
  };
  await tx.em.insert(Invoice, invoice);
  await tx.em.insert(InvoiceLine, lines.map(toRow(id, reason, now)));
  await postJournal(tx.em, {
    kind: 'INVOICE',
    policyId,
    invoiceId: id,
    cause: invoiceNumber,
    currency,
    now,
    postings: postLines(lines),
  });
  const subject = { subjectType: 'invoice', subjectId: id };
  await tx.record({ action: 'invoice.create', ...subject, after: { ...invoice, lines } });
  await publishCreated(tx, { invoice, lines, policy });
  return id;
}

const toRow = (invoiceId: string, reason: string, created: Date) => (line: Line) => ({
  ...line,
  id: newId(),
  invoiceId,
  reason,
  created,
});
