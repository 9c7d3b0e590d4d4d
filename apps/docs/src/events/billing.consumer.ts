import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { ConsumesAlone, DomainClock, followClockOf } from '@palisade/platform';
import { DocumentsService } from '../documents/documents.service';
import { agencyBillPage, agencyReceiptPage } from '../domain/pages/agency-bill-page';
import { hasMoved, invoiceStandingPage } from '../domain/pages/invoice-standing-page';
import { dateOf } from '../domain/words';
import { agreementPage } from '../domain/pages/agreement-page';
import {
  creditName,
  creditNotePage,
  invoicePage,
  receiptName,
  receiptPage,
} from '../domain/pages/money-pages';
import { inWordsOfEdition } from '../domain/words-of-edition';
import { PacketsService } from '../packets/packets.service';
import { InvoicePrintRow } from '../snapshots/invoice-print.entity';
import { ReceiptPart } from '../snapshots/receipt-part.entity';
import { Organization } from '../snapshots/organization.entity';
import { isSettledNet, lockPapers, policyOf } from '../snapshots/print-data';

type InvoiceMoved = CloudEvent<'invoice.partially-paid.v1'> | CloudEvent<'invoice.paid.v1'>;

/** Prints invoices, bills of agencies, receipts, finance agreements and credit notes. */
@Injectable()
export class BillingConsumer {
  constructor(
    private readonly documents: DocumentsService,
    private readonly packets: PacketsService,
    private readonly clock: DomainClock,
  ) {}

  @ConsumesAlone('invoice.created.v1')
  async invoice({ data, time }: CloudEvent<'invoice.created.v1'>, tx: Tx): Promise<void> {
    const { invoiceId, invoiceNumber, policyId, policyNumber, kind, scope } = data;
    const { lines, currency, amountDue, dueDate, agencyBilled } = data;
    const issuedOn = time.slice(0, 10);
    await lockPapers(tx.em, policyId);
    const policy = await policyOf(tx.em, policyId);
    const bill = { invoiceNumber, policyNumber, lines, currency, amountDue, dueDate };
    const invoice = { ...bill, issuedOn, agencyBilled };
    await this.documents.issue(
      invoicePage(invoice, policy),
      {
        docType: 'INVOICE',
        title: `Invoice ${invoiceNumber}`,
        product: policy.terms.product,
        scope,
        policyId,
        invoiceId,
      },
      tx,
    );
    if (kind !== 'NEW') return;
    await tx.em.upsert(InvoicePrintRow, { policyId, invoice }, ['policyId']);
    await this.packets.printWhenComplete(policyId, scope, tx);
  }

  /**
   * After a credit or a payment of a part its first print does not say what is left. Of a day there is
   * one such print, the last.
   */
  @ConsumesAlone('invoice.partially-paid.v1', 'invoice.paid.v1')
  async standing({ data }: InvoiceMoved, tx: Tx): Promise<void> {
    const { invoiceId, invoiceNumber, policyId, currency, scope } = data;
    const known = await tx.em.findOneBy(InvoicePrintRow, { policyId });
    if (known?.invoice.invoiceNumber !== invoiceNumber || !hasMoved(known.invoice, data)) return;
    const policy = await policyOf(tx.em, policyId);
    await lockPapers(tx.em, policyId);
    await followClockOf(scope.agencyId, tx.em);
    const on = this.clock.now().toISOString().slice(0, 10);
    const print = invoiceStandingPage(known.invoice, policy, { ...data, on });
    const title = `Invoice ${invoiceNumber} as of ${dateOf(on, currency)}`;
    const { product } = policy.terms;
    const document = { docType: 'INVOICE' as const, title, product, scope, policyId, invoiceId };
    await this.documents.replace(print, document, tx);
  }

  @ConsumesAlone('agency-bill.closed.v1')
  async agencyBill({ data }: CloudEvent<'agency-bill.closed.v1'>, tx: Tx): Promise<void> {
    const { docId: id, agencyId, year, month, currency, scope } = data;
    const agency = await tx.em.findOneBy(Organization, { id: agencyId });
    const print = agencyBillPage({ ...data, agencyName: agency?.name ?? 'Agency' });
    const title = `${inWordsOfEdition(print).title} ${year}-${String(month).padStart(2, '0')} ${currency}`;
    const document = { id, docType: 'INVOICE' as const, title, product: null, scope, isNet: true };
    await this.documents.issue(print, document, tx);
  }

  @ConsumesAlone('agency-bill.paid.v1')
  async agencyReceipt({ data }: CloudEvent<'agency-bill.paid.v1'>, tx: Tx): Promise<void> {
    const { docId: id, agencyId, transactionId, scope } = data;
    const agency = await tx.em.findOneBy(Organization, { id: agencyId });
    const print = agencyReceiptPage({ ...data, agencyName: agency?.name ?? 'Agency' });
    const title = `Receipt ${transactionId}`;
    const document = { id, docType: 'RECEIPT' as const, title, product: null, scope, isNet: true };
    await this.documents.issue(print, { ...document, transactionId }, tx);
  }

  @ConsumesAlone('payment.settled.v1')
  async receipt({ data }: CloudEvent<'payment.settled.v1'>, tx: Tx): Promise<void> {
    const { transactionId, policyId, invoiceId, agencyBillId, receiptId: docId, scope } = data;
    // One receipt is printed for a payment of a whole bill.
    if (docId)
      await tx.em.upsert(ReceiptPart, { transactionId, policyId, docId }, ['transactionId']);
    if (agencyBillId) return;
    const { insured, terms } = await policyOf(tx.em, policyId);
    await this.documents.issue(
      receiptPage(data, insured.name),
      {
        docType: 'RECEIPT',
        title: `Receipt ${receiptName(data)}`,
        product: terms.product,
        scope,
        policyId,
        invoiceId,
        transactionId,
        isNet: await isSettledNet(tx.em, policyId),
      },
      tx,
    );
  }

  @ConsumesAlone('finance.accepted.v1')
  async agreement({ data }: CloudEvent<'finance.accepted.v1'>, tx: Tx): Promise<void> {
    const { docId: id, financeQuoteNumber, policyId, processorId, scope } = data;
    const policy = await policyOf(tx.em, policyId);
    const financer = await tx.em.findOneBy(Organization, { id: processorId });
    const print = agreementPage(data, { ...policy, financerName: financer?.name ?? null });
    const title = `${print.title} ${financeQuoteNumber}`;
    const { product } = policy.terms;
    await this.documents.issue(
      print,
      { id, docType: 'OTHER', title, product, scope, policyId },
      tx,
    );
  }

  @ConsumesAlone('payment.refunded.v1')
  async creditNote({ data }: CloudEvent<'payment.refunded.v1'>, tx: Tx): Promise<void> {
    const { transactionId, policyId, scope } = data;
    const { insured, terms } = await policyOf(tx.em, policyId);
    await this.documents.issue(
      creditNotePage(data, insured.name),
      {
        docType: 'OTHER',
        title: `Credit note ${creditName(data)}`,
        product: terms.product,
        scope,
        policyId,
        transactionId,
        isNet: await isSettledNet(tx.em, policyId),
      },
      tx,
    );
  }
}
