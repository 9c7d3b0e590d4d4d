import {
  DomainError,
  isUsStateCode,
  oneLine,
  startOf,
  stateOfZip,
  storedPostcode,
  US_STATES,
} from '@palisade/kernel';
import type { BatchColumn, Product } from '@palisade/trade';
import { BATCH_COLUMNS, BATCH_ROWS_MAX, FREQUENCIES, productOf } from '@palisade/trade';
import type { Answer, Answers } from './security-answers';

/** A company of a batch as its row says it; what is wrong with the row is named. */
export interface BatchCompany {
  /** As in the file: the headings are row 1. */
  row: number;
  company: string;
  domain: string | null;
  country: 'USA' | 'GBR';
  state: string | null;
  zipCode: string | null;
  industryCode: string | null;
  /** Whole currency units. */
  revenue: number | null;
  records: number | null;
  yearEstablished: number | null;
  product: Product | null;
  answers: Answers;
  errors: string[];
}

type Cells = Partial<Record<BatchColumn, string>>;

const FIRST_ROW = 2;
/** What is read of a cell, in characters: it is repeated where it is wrong. */
const CELL_MAX = 500;
const TRILLION = 1_000_000_000_000;
const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 };
const AMOUNT = /^[$£]?\s*(\d+(?:[,\s]\d{3})*(?:\.\d+)?|\d*\.\d+)\s*(k|mn?|bn?)?$/i;
const UK = /^(gbr?|uk|united kingdom|great britain|england|scotland|wales|northern ireland)$/i;
const YES = /^(y|yes|true|1|x)$/i;
const NO = /^(n|no|false|0)$/i;
const CONTROLS = ['mfaCloud', 'mfaRemote', 'mfaAdmin', 'edrDeployed'] as const;
const OFTEN = ['backupFrequency', 'patchingFrequency'] as const;

/** Reads the lines of a file, the headings first; throws 400 for a file that is no batch. */
export function batchCompanies(lines: readonly string[][]): BatchCompany[] {
  const [headings = [], ...rows] = lines;
  const columns = headings.map(columnOf);
  if (!columns.includes('company')) {
    throw notABatch('The first row must name the columns, a column Company among them.');
  }
  const companies = rows
    .map((cells, index) => ({ cells: cellsOf(columns, cells), row: index + FIRST_ROW }))
    .filter(({ cells }) => Object.keys(cells).length > 0);
  if (!companies.length) throw notABatch('The file names no company.');
  if (companies.length > BATCH_ROWS_MAX) {
    throw notABatch(`A batch has at most ${BATCH_ROWS_MAX} companies.`);
  }
  return companies.map(({ cells, row }) => companyOf(cells, row));
}

/** The refusal of a file. */
export const notABatch = (detail: string): DomainError =>
  new DomainError('NOT_A_BATCH', detail, 400);

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const KNOWN = new Map(
  Object.entries(BATCH_COLUMNS).flatMap(([column, headings]) =>
    headings.map((heading) => [letters(heading), column as BatchColumn] as const),
  ),
);

/** A heading is found however it is written; one that is not known is passed over. */
const columnOf = (heading: string): BatchColumn | null => KNOWN.get(letters(heading)) ?? null;

function cellsOf(columns: readonly (BatchColumn | null)[], row: readonly string[]): Cells {
  const cells: Cells = {};
  columns.forEach((column, index) => {
    const text = oneLine(startOf(row[index] ?? '', CELL_MAX)).trim();
    if (column && text) cells[column] ??= text;
  });
  return cells;
}

function companyOf(cells: Cells, row: number): BatchCompany {
  const errors: string[] = [];
  const fail = (sentence: string): null => {
    errors.push(sentence);
    return null;
  };
  const number = (column: BatchColumn, label: string, min: number): number | null => {
    const text = cells[column];
    if (text === undefined) return null;
    const amount = amountOf(text);
    return amount !== null && amount >= min && amount <= TRILLION
      ? amount
      : fail(`${label} "${text}" is not a number that can be rated.`);
  };
  const isUk = UK.test(cells.country ?? '') || (!cells.state && /[a-z]/i.test(cells.zipCode ?? ''));
  const industryCode = /^(\d{2,6})\b/.exec(cells.industryCode ?? '')?.[1] ?? null;
  const revenue = number('revenue', 'Revenue', 1);
  const company: Omit<BatchCompany, 'errors'> = {
    row,
    company: cells.company ?? '',
    domain: cells.domain ?? null,
    country: isUk ? 'GBR' : 'USA',
    state: isUk ? null : stateOf(cells),
    zipCode:
      zipOf(cells, isUk) ?? (cells.zipCode ? fail('The ZIP code or postcode is none.') : null),
    industryCode,
    revenue,
    records: number('records', 'Records', 0),
    yearEstablished: number('yearEstablished', 'The year', 0),
    product: cells.product ? productNamed(cells.product, fail) : null,
    answers: answersOf(cells, fail),
  };
  if (!company.company) fail('Company is missing.');
  if (!industryCode) {
    fail(
      cells.industryCode
        ? `Industry "${cells.industryCode}" is no industry code.`
        : 'Industry code is missing.',
    );
  }
  if (!cells.revenue) fail('Revenue is missing.');
  if (!isUk && !company.state) {
    fail(cells.state ? `State "${cells.state}" is none.` : 'State or ZIP code is missing.');
  }
  return { ...company, errors };
}

/** "$1,200,000", "1.2m" and "1 200 000" are one amount; null for what is none. */
function amountOf(text: string): number | null {
  const [, digits, scale] = AMOUNT.exec(text.trim()) ?? [];
  if (!digits) return null;
  return Math.round(Number(digits.replace(/[,\s]/g, '')) * (SCALES[scale?.toLowerCase()] ?? 1));
}

function stateOf(cells: Cells): string | null {
  const { state } = cells;
  if (!state) return stateOfZip(zipOf(cells, false) ?? '') ?? null;
  const code = state.toUpperCase();
  if (isUsStateCode(code)) return code;
  return US_STATES.find(({ name }) => letters(name) === letters(state))?.code ?? null;
}

// A spreadsheet takes the leading zero of a ZIP code away.
const zipOf = ({ zipCode = '' }: Cells, isUk: boolean): string | null =>
  storedPostcode(isUk ? zipCode : zipCode.padStart(5, '0'), isUk ? 'UK' : 'US');

function productNamed(text: string, fail: (sentence: string) => null): Product | null {
  return productOf(text.toUpperCase().replace(/\s+/g, '_')) ?? fail(`"${text}" is no product.`);
}

function answersOf(cells: Cells, fail: (sentence: string) => null): Answers {
  const answers: Record<string, Answer> = {};
  for (const control of CONTROLS) {
    const text = cells[control];
    if (text === undefined) continue;
    if (YES.test(text)) answers[control] = true;
    else if (NO.test(text)) answers[control] = false;
    else fail(`${BATCH_COLUMNS[control][0]} "${text}" is neither yes nor no.`);
  }
  for (const control of OFTEN) {
    const text = cells[control];
    if (text === undefined) continue;
    const known = FREQUENCIES.find((frequency) => letters(frequency) === letters(text));
    if (known) answers[control] = known;
    else fail(`${BATCH_COLUMNS[control][0]} "${text}" is none of ${FREQUENCIES.join(', ')}.`);
  }
  return answers;
}
