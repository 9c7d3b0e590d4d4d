import type { MinorUnits } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';
import type { Amounts, Line } from './invoice-lines';
import { linesOf, LINE_TYPES, totalOf } from './invoice-lines';

/** An invoice that can take a credit, the oldest first. */
export interface Creditable {
  id: string;
  lines: readonly Line[];
  paid: MinorUnits;
}

/**
 * Spreads a credit (negative amounts) over the invoices of a policy. What is still owed is credited
 * first, so that nobody gets money back while owing some; the rest goes to the newest invoices that
 * charged for it. The lines sum to the credit exactly, for each type.
 */
export function spreadCredit(
  invoices: readonly Creditable[],
  credit: Amounts,
): Map<string, Line[]> {
  const left: Amounts = { ...credit };
  const taken = new Map(invoices.map(({ id }) => [id, zero()]));
  for (const invoice of invoices) {
    takeFrom(invoice, { left, taken, most: owedGross(invoice) });
  }
  const newestFirst = [...invoices].reverse();
  const roomIn = (invoice: Creditable): MinorUnits =>
    Math.max(0, grossOf(invoice) + totalIn(taken.get(invoice.id) ?? zero()));
  for (const invoice of newestFirst) {
    takeFrom(invoice, { left, taken, most: roomIn(invoice) });
  }
  // A line below zero leaves an invoice less than another line of it charged: the others have the rest.
  if (-totalIn(left) <= sumOf(invoices.map(roomIn))) {
    for (const invoice of newestFirst) {
      takeFrom(invoice, { left, taken, most: roomIn(invoice), isOfAny: true });
    }
  }
  const newest = invoices.at(-1);
  if (newest) giveRest(taken.get(newest.id) ?? zero(), left);
  return new Map([...taken].map(([id, amounts]) => [id, linesOf(amounts)]));
}

/** What is owed of an invoice, with the share of it that its agency keeps. */
function owedGross({ lines, paid }: Creditable): MinorUnits {
  const net = totalOf(lines);
  const owed = Math.max(0, net - paid);
  const gross = grossOf({ lines });
  return owed === net ? gross : Number((BigInt(owed) * BigInt(gross)) / BigInt(net));
}

/** What an invoice charges, with the share of it that its agency keeps. */
const grossOf = ({ lines }: Pick<Creditable, 'lines'>): MinorUnits =>
  totalOf(lines) - totalOf(lines, 'commission');

const totalIn = (amounts: Amounts): MinorUnits => sumOf(LINE_TYPES.map((type) => amounts[type]));

interface Taking {
  left: Amounts;
  taken: Map<string, Amounts>;
  most: MinorUnits;
  /** Also of what the invoice did not charge for. */
  isOfAny?: boolean;
}

function takeFrom(invoice: Creditable, { left, taken, most, isOfAny = false }: Taking): void {
  const own = taken.get(invoice.id) ?? zero();
  let room = most;
  for (const type of LINE_TYPES) {
    const charged = isOfAny ? room : totalOf(invoice.lines, type) + own[type];
    const part = Math.max(0, Math.min(-left[type], charged, room));
    own[type] -= part;
    left[type] += part;
    room -= part;
  }
}

function giveRest(own: Amounts, left: Amounts): void {
  for (const type of LINE_TYPES) own[type] += left[type];
}

const zero = (): Amounts => Object.fromEntries(LINE_TYPES.map((type) => [type, 0])) as Amounts;
