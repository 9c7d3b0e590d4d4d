import { Injectable } from '@nestjs/common';
import type { CloudEvent, EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import type { Invoice } from '../payments/invoice.entity';
import { PaymentsService } from '../payments/payments.service';

type InvoiceEvent = CloudEvent<
  'invoice.partially-paid.v1' | 'invoice.paid.v1' | 'invoice.failed.v1'
>;

/** What an event tells of the whole of an invoice. */
type InvoiceState = Omit<EventData<'invoice.awaited.v1'>, 'scope'>;

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
    await this.payments.saveInvoice(tx, invoiceOf(data));
  }

  @Consumes('invoice.awaited.v1')
  async wait({ data }: CloudEvent<'invoice.awaited.v1'>, tx: Tx): Promise<void> {
    await this.payments.awaitInvoice(tx, invoiceOf(data));
  }

  @Consumes('invoice.reversed.v1')
  async reverse({ data }: CloudEvent<'invoice.reversed.v1'>, tx: Tx): Promise<void> {
    await this.payments.reverseInvoice(tx, data.invoiceId, data.version);
  }
}

function invoiceOf({ invoiceId: id, pending = 0, ...state }: InvoiceState): Invoice {
  const { policyId, invoiceNumber, currency, amountDue, paid, balance, dueDate, version } = state;
  const money = { currency, amountDue, paid, pending, balance };
  return { id, policyId, invoiceNumber, ...money, dueDate, version, isReversed: false };
}
