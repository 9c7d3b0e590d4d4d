import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { DomainError, multiplyRounded, sumOf } from '@palisade/kernel';
import type { QuoteStatus } from './consent';
import type { CardRate } from './panel';
import { rateOf } from './panel';

export const LINE_KINDS = ['FEE', 'EXPENSE'] as const;

export type LineKind = (typeof LINE_KINDS)[number];

/** Why a line is not paid whole. */
export const CUT_REASONS = [
  'NO_CONSENT',
  'TASK_NOT_QUOTED',
  'NOT_ON_CARD',
  'RATE_ABOVE_CARD',
  'BEYOND_QUOTE',
] as const;

export type CutReason = (typeof CUT_REASONS)[number];

export const INVOICE_STATUSES = ['REVIEWED', 'APPEALED', 'ANSWERED'] as const;

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** One line of an invoice as a vendor writes it. */
export interface InvoiceLine {
  number: number;
  date: PlainDate;
  kind: LineKind;
  /** What of the quote it belongs to. */
  taskCode: string;
  /** Hundredths of hours or of pieces. */
  units: number;
  unitPrice: MinorUnits;
  /** A discount of the vendor is below zero. */
  adjustment: MinorUnits;
  classification: string | null;
  worker: string | null;
  text: string;
}

export interface Cut {
  reason: CutReason;
  amount: MinorUnits;
}

/** A line with what is paid of it. */
export interface ReviewedLine extends InvoiceLine {
  amount: MinorUnits;
  cuts: readonly Cut[];
  allowed: MinorUnits;
  /** Why the vendor does not accept the cut. */
  appeal: string | null;
  answer: string | null;
}

/** What an invoice is held against. */
export interface Agreed {
  /** The quote it is written under; null where there is none. */
  quote: { status: QuoteStatus; taskCodes: readonly string[]; amount: MinorUnits } | null;
  /** What other invoices took of the quote. */
  taken: MinorUnits;
  /** None: no card was agreed. */
  rates: readonly CardRate[];
}

const HUNDREDTHS = '0.01';

/** What so many units at a price are. */
export const priceOf = (units: number, unitPrice: MinorUnits): MinorUnits =>
  multiplyRounded(unitPrice, units, HUNDREDTHS);

/** What a line asks for. */
export const amountOf = ({ units, unitPrice, adjustment }: InvoiceLine): MinorUnits =>
  priceOf(units, unitPrice) + adjustment;

/** Each line against consent, task, card and quote, in this order; what is cut says why. */
export function reviewed(lines: readonly InvoiceLine[], agreed: Agreed): ReviewedLine[] {
  const { quote, taken } = agreed;
  let left = quote?.status === 'GRANTED' ? Math.max(0, quote.amount - taken) : 0;
  return lines.map((line) => {
    const amount = amountOf(line);
    const cuts: Cut[] = [];
    const fair = withinCard(line, agreed, cuts);
    const allowed = Math.min(fair, left);
    if (allowed < fair) cuts.push({ reason: 'BEYOND_QUOTE', amount: fair - allowed });
    left -= allowed;
    return { ...line, amount, cuts, allowed, appeal: null, answer: null };
  });
}

/** What of a line was agreed, whatever is left of the quote. */
function withinCard(line: InvoiceLine, { quote, rates }: Agreed, cuts: Cut[]): MinorUnits {
  const amount = amountOf(line);
  const none = (reason: CutReason): MinorUnits => {
    cuts.push({ reason, amount });
    return 0;
  };
  if (quote?.status !== 'GRANTED') return none('NO_CONSENT');
  if (!quote.taskCodes.includes(line.taskCode)) return none('TASK_NOT_QUOTED');
  if (line.kind === 'EXPENSE' || rates.length === 0) return amount;
  const rate = rateOf(rates, line.classification ?? '');
  if (rate === null) return none('NOT_ON_CARD');
  // A discount stays what it is; what a vendor adds is within the card or not paid.
  const byCard = priceOf(line.units, rate) + Math.min(0, line.adjustment);
  const fair = Math.max(0, Math.min(amount, byCard));
  if (fair < amount) cuts.push({ reason: 'RATE_ABOVE_CARD', amount: amount - fair });
  return fair;
}

/** What an invoice asks for, and what is paid of it. */
export const totalsOf = (
  lines: readonly ReviewedLine[],
): { amount: MinorUnits; allowed: MinorUnits } => ({
  amount: sumOf(lines.map(({ amount }) => amount)),
  allowed: sumOf(lines.map(({ allowed }) => allowed)),
});

/** The lines of an invoice with what the vendor says against their cuts; once for each invoice. */
export function appealed(
  { status, lines }: { status: InvoiceStatus; lines: readonly ReviewedLine[] },
  appeals: readonly { number: number; text: string }[],
): ReviewedLine[] {
  if (status !== 'REVIEWED') {
    throw new DomainError('INVOICE_APPEALED', 'This invoice was appealed already.', 409);
  }
  for (const { number } of appeals) {
    const line = lines.find((one) => one.number === number);
    if (line?.cuts.length) continue;
    throw new DomainError('NOTHING_CUT', `Nothing is cut of line ${number}.`, 409);
  }
  return lines.map((line) => {
    const appeal = appeals.find(({ number }) => number === line.number);
    return appeal ? { ...line, appeal: appeal.text } : line;
  });
}

/** What the adjuster answers: each line that was appealed, with what is paid of it now. */
export function answered(
  { status, lines }: { status: InvoiceStatus; lines: readonly ReviewedLine[] },
  answers: readonly { number: number; allowed: MinorUnits; text: string }[],
): ReviewedLine[] {
  if (status !== 'APPEALED') {
    throw new DomainError('NO_APPEAL', 'No appeal of this invoice waits for an answer.', 409);
  }
  return lines.map((line) => {
    const answer = answers.find(({ number }) => number === line.number);
    if (line.appeal === null) return line;
    if (!answer) {
      const detail = `Line ${line.number} was appealed and is not answered.`;
      throw new DomainError('APPEAL_UNANSWERED', detail, 409);
    }
    if (answer.allowed < line.allowed || answer.allowed > line.amount) {
      const detail = `Of line ${line.number} no less is paid than before, and no more than it asks for.`;
      throw new DomainError('ALLOWED_OUT_OF_RANGE', detail, 409);
    }
    const cuts = lessCut(line.cuts, answer.allowed - line.allowed);
    return { ...line, cuts, allowed: answer.allowed, answer: answer.text };
  });
}

/** What stays cut once more is paid: it is taken off the cuts, the last one first. */
function lessCut(cuts: readonly Cut[], more: MinorUnits): Cut[] {
  let left = more;
  return cuts
    .toReversed()
    .map(({ reason, amount }) => {
      const given = Math.min(left, amount);
      left -= given;
      return { reason, amount: amount - given };
    })
    .filter(({ amount }) => amount > 0)
    .toReversed();
}
