import { Injectable } from '@nestjs/common';
import type { Scope } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Document } from '../documents/document.entity';
import { DocumentsService } from '../documents/documents.service';
import { invoicePage } from '../domain/pages/money-pages';
import { policyPacket } from '../domain/pages/policy-pages';
import { IssuedForms, packetTitle } from '../library/issued-forms.service';
import { InvoicePrintRow } from '../snapshots/invoice-print.entity';
import { PolicyPrintRow } from '../snapshots/policy-print.entity';
import { lockPapers, notYet, policyOf } from '../snapshots/print-data';

const isPrinted = (issued: PolicyPrintRow, em: EntityManager): Promise<boolean> =>
  em.existsBy(Document, { policyId: issued.id, docType: 'POLICY', title: packetTitle(issued) });

const packetOf = (issued: PolicyPrintRow, scope: Scope) => ({
  docType: 'POLICY' as const,
  title: packetTitle(issued),
  product: issued.terms.product,
  scope: { ...scope, carrierId: issued.carrierId },
  policyId: issued.id,
});

/** The packet of a policy needs the policy and its invoice, which come from different services. */
@Injectable()
export class PacketsService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly forms: IssuedForms,
  ) {}

  /** Prints the packet once both are there; the caller holds the lock of the policy. */
  async printWhenComplete(policyId: string, scope: Scope, tx: Tx): Promise<void> {
    const { em } = tx;
    const issued = await em.findOneBy(PolicyPrintRow, { id: policyId, issued: true });
    const bill = await em.findOneBy(InvoicePrintRow, { policyId });
    if (!issued || !bill || (await isPrinted(issued, em))) return;
    if (issued.quoteId) await lockPapers(em, issued.quoteId);
    const policy = await policyOf(em, policyId);
    const forms = await this.forms.ofPolicy(policy, em);
    const print = policyPacket(policy, bill.invoice, forms);
    const document = await this.documents.issue(print, packetOf(issued, scope), tx);
    await this.forms.note(forms, document, em);
  }

  /** Prints the first invoice of a policy anew, for the insured as it is named now. */
  async printInvoice(
    policyId: string,
    { docId, scope }: { docId: string; scope: Scope },
    tx: Tx,
  ): Promise<void> {
    const { em } = tx;
    await lockPapers(em, policyId);
    const bill = await em.findOneBy(InvoicePrintRow, { policyId });
    if (!bill) throw notYet('invoice');
    const title = `Invoice ${bill.invoice.invoiceNumber}`;
    const where = { policyId, docType: 'INVOICE' as const, title };
    const before = await em.findOne(Document, { where, order: { created: 'DESC' } });
    const policy = await policyOf(em, policyId);
    const { product } = policy.terms;
    const paper = { ...where, id: docId, product, scope, invoiceId: before?.invoiceId ?? null };
    await this.documents.replace(invoicePage(bill.invoice, policy), paper, tx);
  }

  /** Prints the packet anew that was printed before its quote's notice was known; the caller holds the lock of the quote. */
  async printWithNotice(quoteId: string, scope: Scope, tx: Tx): Promise<void> {
    const { em } = tx;
    const issued = await em.findOneBy(PolicyPrintRow, { quoteId, issued: true });
    if (!issued || !(await isPrinted(issued, em))) return;
    const { invoice } = await em.findOneByOrFail(InvoicePrintRow, { policyId: issued.id });
    const policy = await policyOf(em, issued.id);
    const forms = await this.forms.ofPolicy(policy, em);
    const print = policyPacket(policy, invoice, forms);
    const document = await this.documents.replace(print, packetOf(issued, scope), tx);
    await this.forms.note(forms, document, em);
  }
}
