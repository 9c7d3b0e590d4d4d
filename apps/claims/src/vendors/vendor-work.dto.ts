import { ApiProperty } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Payment, PaymentStatus } from '../domain/life/book';
import { PAYMENT_STATUSES } from '../domain/life/book';
import type { QuoteStatus } from '../domain/vendors/consent';
import { answerDue, QUOTE_STATUSES } from '../domain/vendors/consent';
import type { CutReason, InvoiceStatus, LineKind, ReviewedLine } from '../domain/vendors/invoice';
import { CUT_REASONS, INVOICE_STATUSES, LINE_KINDS, totalsOf } from '../domain/vendors/invoice';
import { paymentsOfInvoice, settledOf } from '../domain/vendors/paid-invoice';
import type { PanelKind } from '../domain/vendors/panel';
import { PANEL_KINDS } from '../domain/vendors/panel';
import type { PanelVendor } from './panel-vendor.entity';
import type { VendorInvoice } from './vendor-invoice.entity';
import type { VendorQuote } from './vendor-quote.entity';
import type { VendorWork } from './vendor-work.entity';

const HUNDREDTHS = 100;

/** What an hour of somebody of a classification costs at most. */
export class CardRateResponse {
  classification: string;
  hourly: number;
}

/** A vendor of the panel, with the terms on which it works for the house. */
export class PanelVendorResponse {
  id: string;
  name: string;
  /** Null: no terms were agreed yet. */
  @ApiProperty({ enum: PANEL_KINDS, nullable: true })
  kind: PanelKind | null;
  /** None: everywhere. */
  states: string[];
  rates: CardRateResponse[];
}

/** A quote of a vendor; granted, it is the consent to these costs. */
export class VendorQuoteResponse {
  id: string;
  vendorId: string;
  vendorName: string;
  work: string;
  taskCodes: string[];
  amount: number;
  @ApiProperty({ enum: QUOTE_STATUSES })
  status: QuoteStatus;
  askedByName: string;
  askedOn: string;
  /** By when it is answered, or the head of claims is asked. */
  answerDue: string;
  @ApiProperty({ type: String, nullable: true })
  answeredByName: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredOn: string | null;
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
  isEscalated: boolean;
}

/** What a vendor did on a day. */
export class VendorWorkEntry {
  id: string;
  vendorName: string;
  @ApiProperty({ format: 'date' })
  workedOn: string;
  taskCode: string;
  hours: number;
  text: string;
  loggedByName: string;
}

/** What was cut of a line, and why. */
export class LineCutResponse {
  @ApiProperty({ enum: CUT_REASONS })
  reason: CutReason;
  amount: number;
}

/** A line of an invoice with what is paid of it. */
export class VendorLineResponse {
  number: number;
  @ApiProperty({ format: 'date' })
  date: string;
  @ApiProperty({ enum: LINE_KINDS })
  kind: LineKind;
  taskCode: string;
  units: number;
  unitPrice: number;
  adjustment: number;
  amount: number;
  allowed: number;
  cuts: LineCutResponse[];
  @ApiProperty({ type: String, nullable: true })
  classification: string | null;
  @ApiProperty({ type: String, nullable: true })
  worker: string | null;
  text: string;
  @ApiProperty({ type: String, nullable: true })
  appeal: string | null;
  @ApiProperty({ type: String, nullable: true })
  answer: string | null;
}

/** An invoice of a vendor, each line with what is paid of it. */
export class VendorInvoiceResponse {
  id: string;
  vendorName: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  quoteId: string | null;
  invoiceNumber: string;
  @ApiProperty({ format: 'date' })
  invoicedOn: string;
  @ApiProperty({ enum: INVOICE_STATUSES })
  status: InvoiceStatus;
  amount: number;
  allowed: number;
  /** What its payments that stand settle, with what the insured bears of it. */
  paid: number;
  /** What of it can still be asked to be paid. */
  left: number;
  /** How the last of its payments that stand does; null: none was asked for. */
  @ApiProperty({ enum: PAYMENT_STATUSES, nullable: true })
  paymentStatus: PaymentStatus | null;
  lines: VendorLineResponse[];
}

/** What vendors do for a claim; a vendor sees its own alone. Amounts in currency units. */
export class VendorWorkResponse {
  claimId: string;
  currency: Currency;
  quotes: VendorQuoteResponse[];
  work: VendorWorkEntry[];
  invoices: VendorInvoiceResponse[];
}

type Named = (vendorId: string) => string;

export const toPanelVendor = (
  { id, name }: { id: string; name: string },
  terms: PanelVendor | undefined,
): PanelVendorResponse => ({
  id,
  name,
  kind: terms?.kind ?? null,
  states: terms?.states ?? [],
  rates: (terms?.rates ?? []).map(({ classification, hourly }) => ({
    classification,
    hourly: toCurrencyUnits(hourly),
  })),
});

export const toQuote = (quote: VendorQuote, nameOf: Named): VendorQuoteResponse => ({
  id: quote.id,
  vendorId: quote.vendorId,
  vendorName: nameOf(quote.vendorId),
  work: quote.work,
  taskCodes: quote.taskCodes,
  amount: toCurrencyUnits(quote.amount),
  status: quote.status,
  askedByName: quote.askedByName,
  askedOn: quote.askedOn.toISOString(),
  answerDue: answerDue(quote.askedOn).toISOString(),
  answeredByName: quote.answeredByName,
  answeredOn: quote.answeredOn?.toISOString() ?? null,
  reason: quote.reason,
  isEscalated: quote.escalatedOn !== null,
});

export const toWork = (work: VendorWork, nameOf: Named): VendorWorkEntry => ({
  id: work.id,
  vendorName: nameOf(work.vendorId),
  workedOn: work.workedOn,
  taskCode: work.taskCode,
  hours: work.hours / HUNDREDTHS,
  text: work.text,
  loggedByName: work.loggedByName,
});

export function toInvoice(
  invoice: VendorInvoice,
  nameOf: Named,
  payments: readonly Payment[],
): VendorInvoiceResponse {
  const { id, quoteId, invoiceNumber, invoicedOn, status, lines } = invoice;
  const { amount, allowed } = totalsOf(lines);
  const paid = settledOf(payments, id);
  return {
    id,
    vendorName: nameOf(invoice.vendorId),
    quoteId,
    invoiceNumber,
    invoicedOn,
    status,
    amount: toCurrencyUnits(amount),
    allowed: toCurrencyUnits(allowed),
    paid: toCurrencyUnits(paid),
    left: toCurrencyUnits(Math.max(0, allowed - paid)),
    paymentStatus: paymentsOfInvoice(payments, id).at(-1)?.status ?? null,
    lines: lines.map(toLine),
  };
}

const toLine = ({ cuts, ...line }: ReviewedLine): VendorLineResponse => ({
  ...line,
  units: line.units / HUNDREDTHS,
  unitPrice: toCurrencyUnits(line.unitPrice),
  adjustment: toCurrencyUnits(line.adjustment),
  amount: toCurrencyUnits(line.amount),
  allowed: toCurrencyUnits(line.allowed),
  cuts: cuts.map(({ reason, amount }) => ({ reason, amount: toCurrencyUnits(amount) })),
});
