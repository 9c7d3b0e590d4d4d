import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import { statusWhenClosed } from '../domain/invoice-status';
import { postLines } from '../domain/postings';
import { checkWriteOff } from '../domain/write-off';
import { postJournal } from '../ledger/post-journal';
import { findPayable, lockPolicy } from '../policies/policy-rows';
import { changeInvoice } from './change-invoice';
import { InvoiceLine } from './invoice-line.entity';
import { invoiceNotFound, invoicesOf, lockInvoice } from './invoice-rows';

/** Writes small rests off. */
@Injectable()
export class CloseInvoicesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Closes an invoice of a policy: the oldest that asks for money, unless one is named. */
  async close(
    { policyId, invoiceId }: { policyId: string; invoiceId?: string | undefined },
    comment: string,
    actor: Actor,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      await findPayable(tx.em, { id: policyId }, actor);
      const policy = await lockPolicy(tx.em, policyId);
      const all = await invoicesOf(tx.em, policyId);
      const named = all.filter(({ id }) => !invoiceId || id === invoiceId);
      if (!named.length) throw invoiceNotFound();
      const open = named.find(({ balance }) => balance > 0);
      if (!open) throw new DomainError('NOTHING_DUE', 'Nothing is due for this policy.', 409);
      const invoice = await lockInvoice(tx.em, open.id);
      const { invoiceNumber: cause, balance, currency } = invoice;
      const now = this.clock.now();
      const status = statusWhenClosed(invoice);
      checkWriteOff(invoice, currency);
      const line = { type: 'writeOff' as const, amount: -balance };
      await tx.em.insert(InvoiceLine, {
        ...line,
        id: newId(),
        invoiceId: invoice.id,
        reason: comment,
        created: now,
      });
      await postJournal(tx.em, {
        kind: 'WRITE_OFF',
        policyId,
        invoiceId: invoice.id,
        cause,
        currency,
        now,
        postings: postLines([line]),
      });
      const closed = { status, closedBy: 'WRITE_OFF' as const, closeComment: comment };
      const patch = { ...closed, amountDue: invoice.amountDue - balance };
      await changeInvoice(tx, { invoice, policy }, { action: 'close', patch, now });
    });
  }
}
