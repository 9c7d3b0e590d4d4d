import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { netCredits } from '../domain/agency-bill';
import { spreadCredit } from '../domain/credit';
import type { Amounts, Line } from '../domain/invoice-lines';
import { reversalOf, totalOf } from '../domain/invoice-lines';
import { statusWhenCredited, surplusOf } from '../domain/invoice-status';
import { postLines } from '../domain/postings';
import { postJournal } from '../ledger/post-journal';
import { refundSurplus } from '../payments/refund-overpaid';
import { holdAll } from '../unapplied/hold-surplus';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { changeInvoice } from './change-invoice';
import { publishReversal } from './invoice-events';
import { InvoiceLine } from './invoice-line.entity';
import { creditable, invoicesOf, lockInvoice } from './invoice-rows';
import type { Invoice } from './invoice.entity';

/** What a locked policy gets back. */
export interface Credit {
  policy: PolicyBill;
  /** Negative amounts; null gives back all that is left of every line. */
  amounts: Amounts | null;
  reason: string;
  /** What is then too much is held, and not refunded: the binder may be extended yet. */
  holds?: { reason: string | undefined };
  now: Date;
}

/** Credits the invoices of a policy and refunds or holds what is then paid too much. */
export async function creditPolicy(tx: Tx, credit: Credit): Promise<void> {
  const { policy, amounts } = credit;
  const invoices = await invoicesOf(tx.em, policy.id);
  const open = await creditable(tx.em, invoices);
  const lines = amounts
    ? netCredits(spreadCredit(open, amounts), policy.commissionPct)
    : new Map(open.map((invoice) => [invoice.id, reversalOf(invoice.lines)]));
  for (const { id } of invoices) {
    const own = lines.get(id) ?? [];
    if (!own.length) continue;
    const invoice = await lockInvoice(tx.em, id);
    const credited = await creditInvoice(tx, { ...credit, invoice, lines: own });
    const locked = { invoice: credited, policy };
    const overpaid = surplusOf(invoice);
    if (credit.holds) await holdAll(tx, locked, { ...credit.holds, now: credit.now });
    else await refundSurplus(tx, locked, { ...credit, overpaid });
    if (!amounts) await publishReversal(tx, { before: invoice, after: credited, policy });
  }
}

async function creditInvoice(
  tx: Tx,
  credit: Credit & { invoice: Invoice; lines: Line[] },
): Promise<Invoice> {
  const { policy, invoice, lines, reason, now } = credit;
  const { id: invoiceId, policyId, invoiceNumber, currency, paid, pending } = invoice;
  const rows = lines.map((line) => ({ ...line, id: newId(), invoiceId, reason, created: now }));
  await tx.em.insert(InvoiceLine, rows);
  await postJournal(tx.em, {
    kind: 'CREDIT',
    policyId,
    invoiceId,
    cause: invoiceNumber,
    currency,
    now,
    postings: postLines(lines),
  });
  const amountDue = invoice.amountDue + totalOf(lines);
  const status = statusWhenCredited(invoice, { amountDue, paid, pending });
  const isClosed = status === 'Paid' && invoice.status !== 'Paid';
  const patch = { amountDue, status, ...(isClosed && { closedBy: 'CREDIT' as const }) };
  return changeInvoice(tx, { invoice, policy }, { action: 'credit', patch, now });
}
