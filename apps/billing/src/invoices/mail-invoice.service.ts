import { Injectable } from '@nestjs/common';
import { DomainError, minorUnitsOf } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Transactions } from '@palisade/platform';
import { checkCollectedHere } from '../domain/agency-bill';
import type { AccountingRequest } from '../payments/payment-requests.dto';
import { findPolicy } from '../policies/policy-rows';
import { publishLetterAsked } from './invoice-events';
import { askReminder } from './invoice-letter';
import { findInvoice, invoiceNotFound, invoicesOf } from './invoice-rows';

/** Sends invoices and reminders by mail. */
@Injectable()
export class MailInvoiceService {
  constructor(private readonly transactions: Transactions) {}

  /** Sends what is due of a policy to a person in accounting. */
  async sendToAccounting(request: AccountingRequest, actor: Actor): Promise<void> {
    minorUnitsOf(request.amount, '/amount');
    const { firstName, lastName, email, customerEmail } = request;
    await this.transactions.run(async (tx) => {
      const { em, record } = tx;
      const policy = await findPolicy(em, { id: request.policyId }, actor);
      checkCollectedHere(policy);
      const invoices = await invoicesOf(em, policy.id);
      const invoice = invoices.find(({ balance }) => balance > 0) ?? invoices.at(-1);
      if (!invoice) throw invoiceNotFound();
      const subject = { subjectType: 'invoice', subjectId: invoice.id };
      await record({ action: 'invoice.send-to-accounting', ...subject, after: { to: email } });
      const to = { firstName, lastName, email, phone: null };
      await publishLetterAsked(tx, invoice, policy, {
        letter: 'invoice',
        to,
        sender: customerEmail,
      });
    });
  }

  /** Sends an invoice to the contact of its policy again, whatever is left of it. */
  async mailAgain(invoiceId: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { em, record } = tx;
      const invoice = await findInvoice(em, invoiceId, actor);
      if (!invoice.policy) throw invoiceNotFound();
      checkCollectedHere(invoice.policy);
      const { contact } = invoice.policy;
      const subject = { subjectType: 'invoice', subjectId: invoice.id };
      await record({ action: 'invoice.mail', ...subject, after: { to: contact.email } });
      const asked = { letter: 'invoice' as const, to: contact, sender: actor.name };
      await publishLetterAsked(tx, invoice, invoice.policy, asked);
    });
  }

  /** Reminds the insured of an invoice that is not paid. */
  async remind(invoiceId: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { em, record } = tx;
      const invoice = await findInvoice(em, invoiceId, actor);
      if (!invoice.policy) throw invoiceNotFound();
      checkCollectedHere(invoice.policy);
      if (invoice.balance <= 0) {
        throw new DomainError('NOTHING_DUE', 'Nothing is due for this invoice.', 409);
      }
      const subject = { subjectType: 'invoice', subjectId: invoice.id };
      const { contact } = invoice.policy;
      await record({ action: 'invoice.remind', ...subject, after: { to: contact.email } });
      await askReminder(tx, invoice, invoice.policy);
    });
  }
}
