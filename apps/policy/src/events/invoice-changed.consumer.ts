import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { PaymentsService } from '../payments/payments.service';

type InvoiceEvent = CloudEvent<
  'invoice.partially-paid.v1' | 'invoice.paid.v1' | 'invoice.failed.v1'
>;

@Injectable()
export class InvoiceChangedConsumer {
  constructor(private readonly payments: PaymentsService) {}

  @Consumes('invoice.created.v1')
  async create({ data }: CloudEvent<'invoice.created.v1'>, tx: Tx): Promise<void> {
    const { invoiceId: id, policyId, invoiceNumber, currency, amountDue, balance } = data;
    const { dueDate, version } = data;
    const invoice = { id, policyId, invoiceNumber, currency, amountDue, balance, dueDate, version };
    const paid = amountDue - balance;
    await this.payments.saveInvoice(tx, { ...invoice, paid, pending: 0, isReversed: false });
  }

  @Consumes('invoice.partially-paid.v1', 'invoice.paid.v1', 'invoice.failed.v1')
  async change({ data }: InvoiceEvent, tx: Tx): Promise<void> {
    const { invoiceId: id, policyId, invoiceNumber, currency, amountDue, paid, balance } = data;
    const { pending = 0, dueDate, version } = data;
    const invoice = { id, policyId, invoiceNumber, currency, amountDue, paid, pending, balance };
    await this.payments.saveInvoice(tx, { ...invoice, dueDate, version, isReversed: false });
  }

  @Consumes('invoice.awaited.v1')
  async wait({ data }: CloudEvent<'invoice.awaited.v1'>, tx: Tx): Promise<void> {
    const { invoiceId, pending, dueDate, version } = data;
    await this.payments.awaitInvoice(tx, invoiceId, { pending, dueDate, version });
  }

  @Consumes('invoice.reversed.v1')
  async reverse({ data }: CloudEvent<'invoice.reversed.v1'>, tx: Tx): Promise<void> {
    await this.payments.reverseInvoice(tx, data.invoiceId, data.version);
  }
}
