import type { PlainDate } from '@palisade/kernel';
import {
  DomainError,
  isPlainDate,
  minorUnitsOf,
  TEXT_LIMITS,
  toCurrencyUnits,
} from '@palisade/kernel';
import type { InvoiceLine, ReviewedLine } from './invoice';
import { amountOf } from './invoice';
import { isAboveLine, LINE_MAX, LINES_MAX, TASK_CODE, TASK_CODE_RULE } from './invoice-limits';

const FIRST = 'LEDES1998B[]';

const COLUMNS = [
  'INVOICE_DATE',
  'INVOICE_NUMBER',
  'CLIENT_ID',
  'LAW_FIRM_MATTER_ID',
  'INVOICE_TOTAL',
  'BILLING_START_DATE',
  'BILLING_END_DATE',
  'INVOICE_DESCRIPTION',
  'LINE_ITEM_NUMBER',
  'EXP/FEE/INV_ADJ_TYPE',
  'LINE_ITEM_NUMBER_OF_UNITS',
  'LINE_ITEM_ADJUSTMENT_AMOUNT',
  'LINE_ITEM_TOTAL',
  'LINE_ITEM_DATE',
  'LINE_ITEM_TASK_CODE',
  'LINE_ITEM_EXPENSE_CODE',
  'LINE_ITEM_ACTIVITY_CODE',
  'TIMEKEEPER_ID',
  'LINE_ITEM_DESCRIPTION',
  'LAW_FIRM_ID',
  'LINE_ITEM_UNIT_COST',
  'TIMEKEEPER_NAME',
  'TIMEKEEPER_CLASSIFICATION',
  'CLIENT_MATTER_ID',
] as const;

type Column = (typeof COLUMNS)[number];

type Cells = Readonly<Record<Column, string>>;

/** An invoice as a vendor sends it. */
export interface SentInvoice {
  invoiceNumber: string;
  invoicedOn: PlainDate;
  lines: InvoiceLine[];
}

const NAME_MAX = TEXT_LIMITS.personName;

/** The one invoice of a file in LEDES 1998B; throws 400 with the line that cannot be read. */
export function readLedes(text: string): SentInvoice {
  const records = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((record) => record.trim());
  const at = records.indexOf(FIRST);
  if (at < 0) throw refusal(1, `A file of LEDES 1998B begins with ${FIRST}.`);
  const head = cellsOf(records[at + 1] ?? '', at + 2);
  if (head.join('|') !== COLUMNS.join('|')) {
    throw refusal(at + 2, 'The columns are not those of LEDES 1998B.');
  }
  const rows = records.slice(at + 2).flatMap((record, index) => {
    if (!record) return [];
    return [{ line: at + 3 + index, cells: namedCells(record, at + 3 + index) }];
  });
  const [first] = rows;
  if (!first) throw refusal(at + 3, 'The invoice has no line.');
  if (rows.length > LINES_MAX) throw refusal(at + 3, `An invoice has at most ${LINES_MAX} lines.`);
  const invoiceNumber = givenOf(first.cells.INVOICE_NUMBER, 'number of the invoice', first.line);
  const other = rows.find(({ cells }) => cells.INVOICE_NUMBER !== invoiceNumber);
  if (other) throw refusal(other.line, 'A file holds one invoice.');
  const lines = rows.map(({ cells, line }) => lineOf(cells, line));
  const twice = lines.findIndex(({ number }, index) =>
    lines.slice(0, index).some((one) => one.number === number),
  );
  if (twice >= 0) throw refusal(rows[twice].line, 'Two lines have one number.');
  return { invoiceNumber, invoicedOn: dateOf(first.cells.INVOICE_DATE, first.line), lines };
}

function cellsOf(record: string, line: number): string[] {
  if (!record.endsWith('[]')) throw refusal(line, 'A line ends with [].');
  return record.slice(0, -2).split('|');
}

function namedCells(record: string, line: number): Cells {
  const cells = cellsOf(record, line);
  if (cells.length !== COLUMNS.length) {
    throw refusal(line, `A line has ${COLUMNS.length} cells.`);
  }
  return Object.fromEntries(COLUMNS.map((name, at) => [name, cells[at].trim()])) as Record<
    Column,
    string
  >;
}

function lineOf(cells: Cells, line: number): InvoiceLine {
  const kind = cells['EXP/FEE/INV_ADJ_TYPE'];
  if (!['F', 'E', 'IF', 'IE'].includes(kind)) throw refusal(line, 'A line is of F, E, IF or IE.');
  const read: InvoiceLine = {
    number: wholeOf(cells.LINE_ITEM_NUMBER, line),
    date: dateOf(cells.LINE_ITEM_DATE, line),
    kind: kind.endsWith('F') ? 'FEE' : 'EXPENSE',
    taskCode: taskCodeOf(cells, line),
    units: hundredthsOf(cells.LINE_ITEM_NUMBER_OF_UNITS, line),
    unitPrice: hundredthsOf(cells.LINE_ITEM_UNIT_COST || cells.LINE_ITEM_TOTAL, line),
    adjustment: hundredthsOf(cells.LINE_ITEM_ADJUSTMENT_AMOUNT || '0', line),
    classification: nameOf(cells.TIMEKEEPER_CLASSIFICATION, line),
    worker: nameOf(cells.TIMEKEEPER_NAME, line),
    text: wordsOf(cells, line),
  };
  if (read.units <= 0 || read.unitPrice < 0) {
    throw refusal(line, 'Units are above zero, and their cost is not below it.');
  }
  if (isAboveLine(read.units, read.unitPrice) || read.adjustment > minorUnitsOf(LINE_MAX)) {
    throw refusal(line, 'Units by cost are more than a line can be.');
  }
  if (amountOf(read) !== hundredthsOf(cells.LINE_ITEM_TOTAL, line)) {
    throw refusal(line, 'The total is not units by cost, with the adjustment.');
  }
  if (amountOf(read) < 0) throw refusal(line, 'The total is below zero.');
  return read;
}

/** A cell that holds a name of at most so many letters. */
function givenOf(cell: string, what: string, line: number): string {
  if (cell && cell.length <= NAME_MAX) return cell;
  throw refusal(line, `The ${what} has 1 to ${NAME_MAX} letters.`);
}

const nameOf = (cell: string, line: number): string | null =>
  cell ? givenOf(cell, 'name or classification of who worked', line) : null;

function taskCodeOf(cells: Cells, line: number): string {
  const code = (cells.LINE_ITEM_TASK_CODE || cells.LINE_ITEM_EXPENSE_CODE).toUpperCase();
  if (TASK_CODE.test(code)) return code;
  throw refusal(line, `${TASK_CODE_RULE}.`);
}

/** The words of a line; beyond what a form takes they are cut off. */
function wordsOf({ LINE_ITEM_DESCRIPTION: words }: Cells, line: number): string {
  if (words) return words.slice(0, TEXT_LIMITS.description);
  throw refusal(line, 'A line says what was done.');
}

function wholeOf(cell: string, line: number): number {
  if (/^\d{1,6}$/.test(cell)) return Number(cell);
  throw refusal(line, `${cell || 'Nothing'} is no whole number.`);
}

function hundredthsOf(cell: string, line: number): number {
  const match = /^(-?)(\d{0,10})(?:\.(\d{0,2})0*)?$/.exec(cell);
  if (!match || !/\d/.test(cell)) {
    throw refusal(line, `${cell || 'Nothing'} is no number of two decimals.`);
  }
  const [, sign, whole, decimals = ''] = match;
  return minorUnitsOf(`${sign}${whole || '0'}.${decimals.padEnd(2, '0')}`);
}

function dateOf(cell: string, line: number): PlainDate {
  const date = cell.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  if (isPlainDate(date)) return date;
  throw refusal(line, `${cell || 'Nothing'} is no date such as 20260131.`);
}

function refusal(line: number, why: string): DomainError {
  const detail = `Line ${line}: ${why}`;
  return new DomainError('LEDES_INVALID', detail, 400, [{ pointer: '/ledes', detail }]);
}

/** What the head of a file says beside its lines. */
export interface LedesHead {
  invoiceNumber: string;
  invoicedOn: PlainDate;
  claimNumber: string;
  insuredName: string;
}

/**
 * The invoice in LEDES 1998B as it is paid: what is cut stands in the adjustment of its line, why in
 * its words.
 */
export function annotatedLedes(head: LedesHead, lines: readonly ReviewedLine[]): string {
  const dates = lines.map(({ date }) => date).sort();
  const total = lines.reduce((sum, { allowed }) => sum + allowed, 0);
  const records = lines.map((line) => {
    const cells: Partial<Record<Column, string>> = {
      INVOICE_DATE: plain(head.invoicedOn),
      INVOICE_NUMBER: head.invoiceNumber,
      CLIENT_ID: head.insuredName,
      INVOICE_TOTAL: decimal(total),
      BILLING_START_DATE: plain(dates[0]),
      BILLING_END_DATE: plain(dates[dates.length - 1]),
      LINE_ITEM_NUMBER: String(line.number),
      'EXP/FEE/INV_ADJ_TYPE': line.kind === 'FEE' ? 'F' : 'E',
      LINE_ITEM_NUMBER_OF_UNITS: decimal(line.units),
      LINE_ITEM_ADJUSTMENT_AMOUNT: decimal(line.allowed - line.amount + line.adjustment),
      LINE_ITEM_TOTAL: decimal(line.allowed),
      LINE_ITEM_DATE: plain(line.date),
      ...(line.kind === 'FEE'
        ? { LINE_ITEM_TASK_CODE: line.taskCode }
        : { LINE_ITEM_EXPENSE_CODE: line.taskCode }),
      LINE_ITEM_DESCRIPTION: [line.text, ...notesOf(line)].join(' / '),
      LINE_ITEM_UNIT_COST: decimal(line.unitPrice),
      TIMEKEEPER_NAME: line.worker ?? '',
      TIMEKEEPER_CLASSIFICATION: line.classification ?? '',
      CLIENT_MATTER_ID: head.claimNumber,
    };
    return COLUMNS.map((name) => plainCell(cells[name] ?? '')).join('|');
  });
  return [FIRST, ...[COLUMNS.join('|'), ...records].map((record) => `${record}[]`), ''].join(
    '\r\n',
  );
}

const notesOf = ({ cuts, answer }: ReviewedLine): string[] => [
  ...cuts.map(({ reason, amount }) => `${reason} -${decimal(amount)}`),
  ...(answer ? [answer] : []),
];

const plain = (date: PlainDate): string => date.replaceAll('-', '');

const decimal = (amount: number): string => toCurrencyUnits(amount).toFixed(2);

/** A cell cannot hold what parts cells and lines. */
const plainCell = (text: string): string => text.replace(/[|\r\n]|\[\]/g, ' ');
