import type { WorkSheet } from '@e965/xlsx';

/** What becomes of a file wherever it is sent: its company is read, something is asked, or it is refused. */
export type SheetOutcome = { revenue: number } | { asks: string } | { refuses: string };

/** A file as people have it. */
export interface SheetFile {
  what: string;
  name: string;
  bytes: () => Buffer | Promise<Buffer>;
  outcome: SheetOutcome;
  /** The line of the company in the file. */
  line: number;
}

const HEADINGS = ['Company', 'Phone', 'Address 1', 'City', 'State', 'ZIP code', 'NAICS', 'Revenue'];
/** The company of each file. */
export const SHEET_COMPANY = { name: 'Café Alder, LLC', zipCode: '02108', industryCode: '621210' };

const row = (revenue: string, zipCode = SHEET_COMPANY.zipCode): string[] => [
  SHEET_COMPANY.name,
  '617-495-0134',
  '10 Beacon Street',
  'Boston',
  'MA',
  zipCode,
  SHEET_COMPANY.industryCode,
  revenue,
];

const REVENUE = 1_250_000;

interface TextFile {
  name: string;
  separator: string;
  revenue: string;
  zipCode: string;
  headings: string[];
  before: string;
  end: string;
}

const PLAIN: TextFile = {
  name: 'book.csv',
  separator: ',',
  revenue: '1250000',
  zipCode: SHEET_COMPANY.zipCode,
  headings: HEADINGS,
  before: '',
  end: '\n',
};

function text(change: Partial<TextFile>): string {
  const { separator, revenue, zipCode, headings, before, end } = { ...PLAIN, ...change };
  const cell = (value: string): string =>
    value.includes(separator) || value.includes('"') ? `"${value.replaceAll('"', '""')}"` : value;
  const lines = [headings, row(revenue, zipCode)].map((cells) => cells.map(cell).join(separator));
  return before + lines.map((line) => line + end).join('');
}

const ofText = (what: string, change: Partial<TextFile> = {}, more: Partial<SheetFile> = {}) => ({
  what,
  name: change.name ?? PLAIN.name,
  bytes: () => Buffer.from(text(change)),
  outcome: { revenue: REVENUE },
  line: 2,
  ...more,
});

const written = (revenue: string, change: Partial<TextFile> = {}): SheetFile =>
  ofText(`a revenue of ${revenue} between ${change.separator ?? ','}`, { revenue, ...change });

const asked = (revenue: string, separator: string, asks: string): SheetFile =>
  ofText(
    `a revenue of ${revenue} between ${separator}`,
    { revenue, separator },
    { outcome: { asks } },
  );

const inBytes = (what: string, bytes: (content: string) => Buffer): SheetFile =>
  ofText(what, {}, { bytes: () => bytes(text({})) });

const refused = (what: string, refuses: string, content: string | Buffer, name = 'book.csv') => ({
  what,
  name,
  bytes: () => Buffer.from(content),
  outcome: { refuses },
  line: 2,
});

type Cells = unknown[][];
interface Book {
  name: string;
  type: 'xlsx' | 'biff8';
  sheets: [name: string, cells: Cells][];
  change: (sheet: WorkSheet) => void;
  hidden: number;
}

const ROWS: Cells = [HEADINGS, [...row('').slice(0, -1), REVENUE]];

async function workbook({ type = 'xlsx', sheets, change, hidden }: Partial<Book>): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx');
  const book = utils.book_new();
  for (const [name, cells] of sheets ?? [['Clients', ROWS]]) {
    const sheet = utils.aoa_to_sheet(cells);
    change?.(sheet);
    utils.book_append_sheet(book, sheet, name);
  }
  if (hidden !== undefined) {
    book.Workbook = { Sheets: book.SheetNames.map((_, at) => ({ Hidden: at === hidden ? 1 : 0 })) };
  }
  return write(book, { type: 'buffer', bookType: type }) as Buffer;
}

const ofBook = (
  what: string,
  book: Partial<Book> = {},
  more: Partial<SheetFile> = {},
): SheetFile => ({
  what,
  name: book.name ?? 'book.xlsx',
  bytes: () => workbook(book),
  outcome: { revenue: REVENUE },
  line: 2,
  ...more,
});

const wide = (content: string): Buffer => Buffer.from(content, 'utf16le');

/** Files as people have them, each of one company; what becomes of one is the same at every door. */
export const SHEET_FILES: readonly SheetFile[] = [
  ofText('commas'),
  ofText('semicolons', { separator: ';' }),
  ofText('tabs', { separator: '\t', name: 'book.tsv' }),
  ofText('tabs in a text', { separator: '\t', name: 'book.txt' }),
  ofText('bars', { separator: '|' }),
  ofText('a line that tells the separator', { separator: '^', before: 'sep=^\n' }, { line: 3 }),
  inBytes('UTF-8 with its mark', (content) => Buffer.from(`\uFEFF${content}`)),
  inBytes('Windows-1252', (content) => Buffer.from(content, 'latin1')),
  inBytes('UTF-16 with its mark', (content) => wide(`\uFEFF${content}`)),
  inBytes('UTF-16 the other way', (content) => wide(`\uFEFF${content}`).swap16()),
  inBytes('UTF-16 without a mark', wide),
  ofText('lines of Windows', { end: '\r\n' }),
  ofText('lines of old Macs', { end: '\r' }),
  ofText('lines of two kinds', { before: '\r\n' }, { line: 3 }),
  ofText('blank lines first', { before: '\n\n,,,\n' }, { line: 5 }),
  ofText('a title first', { before: 'Clients of 2026\n\nPrinted,today\n' }, { line: 5 }),
  ofText('a title of two lines first', { before: '"Clients\nof 2026"\n' }, { line: 4 }),
  ofText('headings with years', {
    headings: HEADINGS.map((one) => (/NAICS|Revenue/.test(one) ? `${one} 2022` : one)),
  }),
  ofText('headings in capitals', { headings: HEADINGS.map((one) => ` ${one.toUpperCase()} `) }),
  ofText('a ZIP code kept as a text', { zipCode: '="02108"' }),
  ofText('a ZIP code without its zero', { zipCode: '2108' }),
  written('1,250,000'),
  written('1,250,000', { separator: ';' }),
  written('$1,250,000.00'),
  written('USD 1,250,000'),
  written('1.250.000'),
  written('1.250.000,00', { separator: ';' }),
  written('1250000,00'),
  written('1250000,00', { separator: ';' }),
  written('1 250 000'),
  written('1\u00A0250\u00A0000,00', { separator: ';' }),
  written('1\u202F250\u202F000'),
  written("1'250'000"),
  written('1’250’000.00'),
  written('1.25m'),
  written('1.25 million'),
  written('1,250k'),
  asked('250.000', ',', '"250.000" may be 250 or 250,000'),
  asked('250.000', ';', '"250.000" may be 250 or 250,000'),
  asked('1,250', ';', '"1,250" may be 1,250 or 1.25'),
  ofBook('a workbook'),
  ofBook('a workbook of before 2007', { type: 'biff8', name: 'book.xls' }),
  ofBook('a workbook with the old ending', { name: 'book.xls' }),
  ofBook('a cover sheet', {
    sheets: [
      ['Cover', [['Clients of 2026']]],
      ['Clients', ROWS],
    ],
  }),
  ofBook('an old workbook with a cover', {
    type: 'biff8',
    name: 'book.xls',
    sheets: [
      ['Cover', [['Clients of 2026']]],
      ['Clients', ROWS],
    ],
  }),
  ofBook('a hidden sheet of other clients', {
    sheets: [
      ['Old', [HEADINGS, ['Other']]],
      ['Clients', ROWS],
    ],
    hidden: 0,
  }),
  ofBook(
    'a title above the headings',
    { sheets: [['A', [['Clients'], [], ...ROWS]]] },
    { line: 4 },
  ),
  ofBook('the tail of a float', {
    change: (sheet) => void (sheet.H2 = { t: 'n', v: 1_250_000.0000000002 }),
  }),
  ofBook('a ZIP code that is shown with its zero', {
    change: (sheet) => void (sheet.F2 = { t: 'n', v: 2108, z: '00000' }),
  }),
  ofBook('amounts written as texts', {
    change: (sheet) => void (sheet.H2 = { t: 's', v: '1.250.000,00' }),
  }),
  ofBook('an error on another sheet', {
    sheets: [
      ['Sums', [['Sum']]],
      ['Clients', ROWS],
    ],
    change: (sheet) => void (sheet.A1.v === 'Sum' && (sheet.A1 = { t: 'e', v: 0x2a })),
  }),
  ofBook(
    'an error above the headings',
    {
      sheets: [['A', [['Clients'], [], ...ROWS]]],
      change: (sheet) => void (sheet.A1 = { t: 'e', v: 0x2a }),
    },
    { line: 4 },
  ),
  ofBook(
    'an error above the headings of an old workbook',
    {
      type: 'biff8',
      name: 'book.xls',
      sheets: [['A', [['Clients'], [], ...ROWS]]],
      change: (sheet) => void (sheet.A1 = { t: 'e', v: 0x2a }),
    },
    { line: 4 },
  ),
  ofBook(
    'a cell that shows an error',
    { change: (sheet) => void (sheet.H2 = { t: 'e', v: 0x2a }) },
    { outcome: { refuses: 'shows an error (sheet "Clients", row 2, column H): #N/A' } },
  ),
  refused('a quote that stays open', 'Line 3: A quote is opened', 'Company,City\nA,B\n"C,D\n'),
  refused(
    'a row of more cells',
    'Line 2 has 3 cells, the headings have 2',
    'Company,City\nA, LLC,B\n',
  ),
  refused('zeros of a program', 'CSV', Buffer.from('Company\0\0\0,City')),
  refused('a text that is called a workbook', 'CSV', 'Company,City\nA,B\n', 'book.xlsx'),
  refused('another ending', 'CSV', 'Company,City\nA,B\n', 'book.pdf'),
];
