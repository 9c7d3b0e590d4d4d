import { Injectable } from '@nestjs/common';
import { DomainError, formatMoney, minorUnitsOf } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Config, OutgoingMessages, Transactions } from '@palisade/platform';
import type { AccountingRequest } from '../payments/payment-requests.dto';
import { findPolicy } from '../policies/policy-rows';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { invoicesOf, visibleInvoices } from './invoice-rows';
import type { Invoice } from './invoice.entity';

/** Sends invoices and reminders by mail. */
@Injectable()
export class MailInvoiceService {
  constructor(
    private readonly transactions: Transactions,
    private readonly messages: OutgoingMessages,
    private readonly config: Config,
  ) {}

  /** Sends what is due of a policy to a person in accounting. */
  async sendToAccounting(request: AccountingRequest, actor: Actor): Promise<void> {
    minorUnitsOf(request.amount, '/amount');
    const { firstName, lastName, email, customerEmail } = request;
    const greeting = `Dear ${firstName} ${lastName},`;
    const sender = `${customerEmail} asks you to take care of this invoice.`;
    await this.transactions.run(async (tx) => {
      const { em, record } = tx;
      const policy = await findPolicy(em, { id: request.policyId }, actor);
      const invoices = await invoicesOf(em, policy.id);
      const invoice = invoices.find(({ balance }) => balance > 0) ?? invoices.at(-1);
      if (!invoice) throw invoiceNotFound();
      const subject = { subjectType: 'invoice', subjectId: invoice.id };
      await record({ action: 'invoice.send-to-accounting', ...subject });
      const text = [greeting, '', sender, '', ...this.termsOf(policy, invoice)].join('\n');
      const title = `Invoice ${invoice.invoiceNumber} of ${policy.insuredName}`;
      await this.messages.mail({ to: email, subject: title, text }, tx);
    });
  }

  /** Reminds the insured of an invoice that is not paid. */
  async remind(invoiceId: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { em, record } = tx;
      const query = visibleInvoices(em, actor).andWhere('invoice.id = :invoiceId', { invoiceId });
      const invoice = await query.getOne();
      if (!invoice?.policy) throw invoiceNotFound();
      if (invoice.balance <= 0) {
        throw new DomainError('NOTHING_DUE', 'Nothing is due for this invoice.', 409);
      }
      const subject = { subjectType: 'invoice', subjectId: invoice.id };
      await record({ action: 'invoice.remind', ...subject });
      const { firstName, lastName, email } = invoice.policy.contact;
      const greeting = `Dear ${firstName} ${lastName},`;
      const text = [greeting, '', ...this.termsOf(invoice.policy, invoice)].join('\n');
      const title = `Payment reminder: invoice ${invoice.invoiceNumber}`;
      await this.messages.mail({ to: email, subject: title, text }, tx);
    });
  }

  private termsOf(policy: PolicyBill, { balance, currency, dueDate }: Invoice): string[] {
    const link = `${this.config.values.PUBLIC_URL}/policy/${policy.id}/accountant-payment`;
    return [
      `Policy:     ${policy.policyNumber}, ${policy.insuredName}`,
      `Amount due: ${formatMoney(balance, currency)}`,
      `Due date:   ${dueDate}`,
      '',
      `Pay here:   ${link}`,
    ];
  }
}

const invoiceNotFound = (): DomainError =>
  new DomainError('INVOICE_NOT_FOUND', 'Invoice not found.', 404);
