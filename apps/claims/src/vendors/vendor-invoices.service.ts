import { Injectable } from '@nestjs/common';
import { DomainError, foldText, invalidField, minorUnitsOf, sumOf } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { Claim } from '../claims/claim.entity';
import { PolicyCover } from '../covers/policy-cover.entity';
import type { InvoiceLine, ReviewedLine } from '../domain/vendors/invoice';
import { answered, appealed, reviewed, totalsOf } from '../domain/vendors/invoice';
import { isAboveLine } from '../domain/vendors/invoice-limits';
import type { SentInvoice } from '../domain/vendors/ledes';
import { annotatedLedes, readLedes } from '../domain/vendors/ledes';
import { findFile } from '../files/claims-file-rows';
import { publishChanged } from '../files/file-events';
import { PanelVendor } from './panel-vendor.entity';
import { VendorInvoice } from './vendor-invoice.entity';
import { VendorQuote } from './vendor-quote.entity';
import type {
  AppealAnswerRequest,
  InvoiceAppealRequest,
  VendorInvoiceRequest,
  VendorLineRequest,
} from './vendor-requests.dto';
import { lockForStaff, lockForVendor, recordWork, rowOf } from './vendor-rows';
import type { VendorWorkResponse } from './vendor-work.dto';
import { ownOf, VendorWorkQueries } from './vendor-work.queries';

/** Invoices of vendors: each line held against what was agreed, appealed, answered. */
@Injectable()
export class VendorInvoicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly queries: VendorWorkQueries,
  ) {}

  /** An invoice comes, and each line of it is held against what was agreed. */
  submit(
    claimId: string,
    request: VendorInvoiceRequest,
    actor: Actor,
  ): Promise<VendorWorkResponse> {
    const sent = request.ledes ? readLedes(request.ledes) : sentBy(request);
    const { invoiceNumber, invoicedOn } = sent;
    const { organizationId: vendorId } = actor;
    return this.transactions.run(async (tx) => {
      const file = await lockForVendor(tx.em, claimId, actor);
      await assertNew(tx.em, { claimId, vendorId, invoiceNumber });
      const quote = await quoteOf(tx.em, { claimId, vendorId, id: request.quoteId ?? null });
      const terms = await tx.em.findOneBy(PanelVendor, { vendorId });
      const agreed = { quote, taken: await takenOf(tx.em, quote), rates: terms?.rates ?? [] };
      await tx.em.insert(VendorInvoice, {
        id: newId(),
        claimId,
        vendorId,
        quoteId: quote?.id ?? null,
        invoiceNumber,
        invoicedOn,
        lines: reviewed(sent.lines, agreed),
        status: 'REVIEWED',
        created: this.clock.now(),
      });
      await recordWork(tx, claimId, 'invoiceWork', { work: invoiceNumber });
      await publishChanged(tx, file, 'invoiceWork', invoiceNumber);
      return this.queries.read(tx.em, claimId, actor);
    });
  }

  /** A vendor says why it does not accept what was cut. */
  appeal(
    claimId: string,
    invoiceId: string,
    { lines }: InvoiceAppealRequest,
    actor: Actor,
  ): Promise<VendorWorkResponse> {
    return this.transactions.run(async (tx) => {
      const file = await lockForVendor(tx.em, claimId, actor);
      const own = { id: invoiceId, claimId, vendorId: actor.organizationId };
      const invoice = await rowOf(tx.em, VendorInvoice, own);
      await keep(tx, invoice, 'APPEALED', appealed(invoice, lines));
      await recordWork(tx, claimId, 'appealInvoice', { work: invoice.invoiceNumber });
      await publishChanged(tx, file, 'appealInvoice', invoice.invoiceNumber);
      return this.queries.read(tx.em, claimId, actor);
    });
  }

  /** The house answers an appeal, line by line. */
  answer(
    claimId: string,
    invoiceId: string,
    { lines }: AppealAnswerRequest,
    actor: Actor,
  ): Promise<VendorWorkResponse> {
    return this.transactions.run(async (tx) => {
      const file = await lockForStaff(tx.em, claimId, actor);
      const invoice = await rowOf(tx.em, VendorInvoice, { id: invoiceId, claimId });
      const answers = lines.map(({ allowed, ...line }, at) => ({
        ...line,
        allowed: minorUnitsOf(allowed, `/lines/${at}/allowed`),
      }));
      await keep(tx, invoice, 'ANSWERED', answered(invoice, answers));
      await recordWork(tx, claimId, 'answerAppeal', { work: invoice.invoiceNumber });
      await publishChanged(tx, file, 'answerAppeal', invoice.invoiceNumber);
      return this.queries.read(tx.em, claimId, actor);
    });
  }

  /** The invoice in LEDES 1998B with what is paid of each line, and why. */
  async file(
    claimId: string,
    invoiceId: string,
    actor: Actor,
  ): Promise<{ name: string; text: string }> {
    const { manager } = this.dataSource;
    await findFile(manager, claimId, actor);
    const own = { id: invoiceId, ...ownOf(claimId, actor) };
    const { invoiceNumber, invoicedOn, lines } = await rowOf(manager, VendorInvoice, own);
    const { claimNumber, policyId } = await manager.findOneByOrFail(Claim, { id: claimId });
    const { insuredName } = await manager.findOneByOrFail(PolicyCover, { id: policyId });
    const head = { invoiceNumber, invoicedOn, claimNumber: claimNumber ?? '', insuredName };
    return { name: `invoice-${invoiceId}.txt`, text: annotatedLedes(head, lines) };
  }
}

/** An invoice as it stands in a form; its lines are counted from 1. */
function sentBy({ invoiceNumber, invoicedOn, lines }: VendorInvoiceRequest): SentInvoice {
  if (!invoiceNumber?.trim()) {
    throw invalidField('REQUIRED', 'Name the number of the invoice', '/invoiceNumber');
  }
  if (!invoicedOn) throw invalidField('REQUIRED', 'Name the date of the invoice', '/invoicedOn');
  if (!lines?.length) throw invalidField('REQUIRED', 'Name what was done', '/lines');
  return {
    invoiceNumber: invoiceNumber.trim(),
    invoicedOn,
    lines: lines.map(lineBy),
  };
}

function lineBy(line: VendorLineRequest, at: number): InvoiceLine {
  // Hundredths of hours or pieces, as money is of its units.
  const units = minorUnitsOf(line.units, `/lines/${at}/units`);
  const unitPrice = minorUnitsOf(line.unitPrice, `/lines/${at}/unitPrice`);
  if (isAboveLine(units, unitPrice)) {
    const detail = 'Units by price are more than a line can be.';
    throw invalidField('AMOUNT_TOO_HIGH', detail, `/lines/${at}/unitPrice`);
  }
  return {
    ...line,
    units,
    unitPrice,
    number: at + 1,
    adjustment: 0,
    classification: line.classification?.trim() || null,
    worker: line.worker?.trim() || null,
  };
}

async function assertNew(
  em: EntityManager,
  { invoiceNumber, ...own }: { claimId: string; vendorId: string; invoiceNumber: string },
): Promise<void> {
  const fold = foldText(invoiceNumber);
  const sent = await em.findBy(VendorInvoice, own);
  if (sent.every((one) => foldText(one.invoiceNumber) !== fold)) return;
  throw new DomainError('INVOICE_KNOWN', 'This invoice was sent already.', 409);
}

async function quoteOf(
  em: EntityManager,
  { id, ...own }: { id: string | null; claimId: string; vendorId: string },
): Promise<VendorQuote | null> {
  if (!id) return null;
  const quote = await em.findOneBy(VendorQuote, { id, ...own });
  if (quote) return quote;
  throw invalidField('NO_QUOTE', 'Choose a quote of your own for this claim', '/quoteId');
}

/** What earlier invoices took of a quote. */
async function takenOf(em: EntityManager, quote: VendorQuote | null): Promise<number> {
  if (!quote) return 0;
  const invoices = await em.findBy(VendorInvoice, { quoteId: quote.id });
  return sumOf(invoices.map(({ lines }) => totalsOf(lines).allowed));
}

async function keep(
  tx: Tx,
  { id }: VendorInvoice,
  status: VendorInvoice['status'],
  lines: ReviewedLine[],
): Promise<void> {
  await tx.em.update(VendorInvoice, { id }, { status, lines });
}
