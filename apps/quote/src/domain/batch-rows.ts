import type {
  AmountRow,
  AmountWriting,
  Country,
  DecimalMark,
  Region,
  UnderstoodAmounts,
} from '@palisade/kernel';
import {
  amountIn,
  countryNamed,
  DomainError,
  headingKey,
  isUsStateCode,
  knownColumns,
  notInsuredAt,
  notInsuredIn,
  oneLine,
  questionText,
  REGIONS,
  SheetAmounts,
  startOf,
  stateOfZip,
  storedPostcode,
  US_STATES,
  usualWriting,
} from '@palisade/kernel';
import type { BatchColumn, NamedSystem, Product, ReadIndustry } from '@palisade/trade';
import {
  BATCH_COLUMNS,
  BATCH_ROWS_MAX,
  FREQUENCIES,
  industryListOf,
  isIndustryCode,
  productOf,
  readIndustry,
  systemNamed,
} from '@palisade/trade';
import type { Answer, Answers } from './security-answers';

/** A company of a batch as its row says it; what is wrong with the row is named. */
export interface BatchCompany {
  /** Its line in the file. */
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

/** What is read of a cell, in characters: it is repeated where it is wrong. */
const CELL_MAX = 500;
const TRILLION = 1_000_000_000_000;
const YES = /^(y|yes|true|1|x)$/i;
const NO = /^(n|no|false|0)$/i;
const CONTROLS = ['mfaCloud', 'mfaRemote', 'mfaAdmin', 'edrDeployed'] as const;
const OFTEN = ['backupFrequency', 'patchingFrequency'] as const;
const NUMBERS: readonly BatchColumn[] = ['revenue', 'records', 'yearEstablished'];

/** What the columns of a file say of all of its rows. */
interface ReadBy {
  writings: Partial<Record<BatchColumn, AmountWriting>>;
  industrySystem: NamedSystem | null;
}

/** The companies of a file, and how its amounts were read. */
export interface Batch extends Pick<UnderstoodAmounts, 'amounts'> {
  companies: BatchCompany[];
}

/**
 * Reads the lines of a file, the headings first; throws 400 for a file that is no batch, or whose amounts
 * may be two.
 */
export function batchOf(
  [headings, ...rows]: readonly AmountRow[],
  { separator, decimal }: { separator: string | null; decimal?: DecimalMark | undefined },
): Batch {
  const titles = headings?.cells ?? [];
  const columns = knownColumns(titles, KNOWN);
  if (!columns.includes('company')) {
    throw notABatch('The headings must name the columns, a column Company among them.');
  }
  const filled = rows
    .map((row) => ({ row, line: row.line, cells: cellsOf(columns, row.cells) }))
    .filter(({ cells }) => Object.keys(cells).length > 0);
  if (!filled.length) throw notABatch('The file names no company.');
  if (filled.length > BATCH_ROWS_MAX) {
    throw notABatch(`A batch has at most ${BATCH_ROWS_MAX} companies.`);
  }
  const places = columns.flatMap((column, at) => (column && NUMBERS.includes(column) ? [at] : []));
  const gathered = new SheetAmounts(titles, places);
  gathered.take(filled.map(({ row }) => row));
  const { writings, amounts, questions } = gathered.read(usualWriting(separator, decimal));
  const question = questionText(questions);
  if (question !== null) throw askedFirst(question);
  const by: ReadBy = {
    writings: Object.fromEntries([...writings].map(([at, writing]) => [columns[at], writing])),
    industrySystem: systemNamed(titles[columns.indexOf('industryCode')] ?? ''),
  };
  const companies = filled.map(({ cells, line }) => companyOf(cells, line, by));
  return { companies, amounts };
}

const askedFirst = (detail: string): DomainError =>
  new DomainError('AMOUNTS_AMBIGUOUS', detail, 400, [{ pointer: '/file', detail }]);

/** The refusal of a file. */
export const notABatch = (detail: string): DomainError =>
  new DomainError('NOT_A_BATCH', detail, 400);

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const KNOWN = new Map(
  Object.entries(BATCH_COLUMNS).flatMap(([column, headings]) =>
    headings.map((heading) => [headingKey(heading), column as BatchColumn] as const),
  ),
);

/** Every heading that is known, by its letters. */
export const BATCH_HEADINGS = [...KNOWN.keys()];

function cellsOf(columns: readonly (BatchColumn | null)[], row: readonly string[]): Cells {
  const cells: Cells = {};
  columns.forEach((column, index) => {
    const text = oneLine(startOf(row[index] ?? '', CELL_MAX)).trim();
    if (column && text) cells[column] ??= text;
  });
  return cells;
}

function companyOf(cells: Cells, row: number, by: ReadBy): BatchCompany {
  const errors: string[] = [];
  const fail = (sentence: string): null => {
    errors.push(sentence);
    return null;
  };
  const named = countryNamed(cells.country ?? '');
  const isUk =
    named === null ? !cells.state && /[a-z]/i.test(cells.zipCode ?? '') : named === 'GBR';
  const { currency } = REGIONS[isUk ? 'UK' : 'US'];
  const number = (column: BatchColumn, label: string, min: number): number | null => {
    const text = cells[column];
    if (text === undefined) return null;
    const { amount, fault } = amountIn(text, { writing: by.writings[column], currency });
    if (fault !== null) return fail(`${label} "${text}" ${fault}.`);
    const whole = Math.round(amount);
    return whole >= min && whole <= TRILLION
      ? whole
      : fail(`${label} "${text}" is not a number that can be rated.`);
  };
  const industryCode = industryOf(cells, isUk ? 'GBR' : 'USA', by);
  const revenue = number('revenue', 'Revenue', 1);
  const company: Omit<BatchCompany, 'errors'> = {
    row,
    company: cells.company ?? '',
    domain: cells.domain ?? null,
    country: isUk ? 'GBR' : 'USA',
    state: isUk ? null : stateOf(cells),
    zipCode:
      zipOf(cells, isUk) ?? (cells.zipCode ? fail('The ZIP code or postcode is none.') : null),
    industryCode: industryCode.code,
    revenue,
    records: number('records', 'Records', 0),
    yearEstablished: number('yearEstablished', 'The year', 0),
    product: cells.product ? productNamed(cells.product, fail) : null,
    answers: answersOf(cells, fail),
  };
  if (!company.company) fail('Company is missing.');
  if (industryCode.refusal !== null) fail(industryCode.refusal);
  if (!cells.revenue) fail('Revenue is missing.');
  const away = notInsured(cells, isUk ? 'UK' : 'US');
  if (away !== null) fail(away);
  else if (cells.country && named === null) {
    fail(`Country "${cells.country}" is neither the US nor the UK.`);
  } else if (!isUk && !company.state) {
    fail(cells.state ? `State "${cells.state}" is none.` : 'State or ZIP code is missing.');
  }
  return { ...company, errors };
}

/** A code that the list of the country has; codes of earlier versions are refused, not guessed. */
function industryOf(
  { industryCode: text }: Cells,
  country: Country,
  { industrySystem: heading }: ReadBy,
): ReadIndustry {
  if (text === undefined) return { code: null, refusal: 'Industry code is missing.' };
  const read = readIndustry(text, { country, heading });
  if (read.code === null) return { code: null, refusal: `Industry ${read.refusal}` };
  if (isIndustryCode(industryListOf(country), read.code)) return read;
  return { code: null, refusal: `Industry "${text}": unknown industry code.` };
}

const notInsured = ({ country, state, zipCode }: Cells, region: Region): string | null =>
  notInsuredIn(country ?? '') ?? notInsuredIn(state ?? '') ?? notInsuredAt(zipCode ?? '', region);

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
