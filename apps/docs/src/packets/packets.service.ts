import { Injectable } from '@nestjs/common';
import type { Scope } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Document } from '../documents/document.entity';
import { DocumentsService } from '../documents/documents.service';
import { policyPacket } from '../domain/pages/policy-pages';
import { InvoicePrintRow } from '../snapshots/invoice-print.entity';
import { PolicyPrintRow } from '../snapshots/policy-print.entity';
import { policyOf } from '../snapshots/print-data';

/** The packet of a policy needs the policy and its invoice, which come from different services. */
@Injectable()
export class PacketsService {
  constructor(private readonly documents: DocumentsService) {}

  /** Prints the packet once both are there; the caller holds the lock of the policy. */
  async printWhenComplete(policyId: string, scope: Scope, tx: Tx): Promise<void> {
    const { em } = tx;
    const issued = await em.findOneBy(PolicyPrintRow, { id: policyId, issued: true });
    const bill = await em.findOneBy(InvoicePrintRow, { policyId });
    if (!issued || !bill) return;
    const title = `Policy ${issued.policyNumber}`;
    if (await em.existsBy(Document, { policyId, docType: 'POLICY', title })) return;
    const print = policyPacket(await policyOf(em, policyId), bill.invoice);
    const { product } = issued.terms;
    const whose = { ...scope, carrierId: issued.carrierId };
    const subject = { docType: 'POLICY' as const, title, product, scope: whose, policyId };
    await this.documents.issue(print, subject, tx);
  }
}
