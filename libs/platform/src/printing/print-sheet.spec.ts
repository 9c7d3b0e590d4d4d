import { read, utils } from '@e965/xlsx';
import type { Sheet, SheetCell } from '../sheets/sheet';
import { cellText, workbookCell } from '../sheets/sheet';
import { writeWorkbook } from '../sheets/write-workbook';
import { linesOf } from './lines-of.fixture';
import { printSheet } from './print-sheet';

const PAPER = {
  region: 'UK' as const,
  title: 'Policies',
  subtitle: 'As of 9 March',
  created: new Date('2026-03-09T10:00:00Z'),
};

const SHEET: Sheet = {
  locale: 'en-GB',
  columns: [
    { title: 'Client', isNumber: false },
    { title: 'Premium', isNumber: true },
    { title: 'Effective', isNumber: false },
  ],
  rows: Array.from({ length: 120 }, (_, at) => [
    `=Client ${at}`,
    { amount: 123_456 + at, currency: 'GBP' },
    { date: '2026-03-09' },
  ]),
};

it.each<[SheetCell, string, string]>([
  [{ amount: -123_456, currency: 'USD' }, '-$1,234.56', '-$1,234.56'],
  [{ amount: 5, currency: 'GBP' }, '£0.05', '£0.05'],
  [{ date: '2026-03-09' }, 'Mar 9, 2026', '9 Mar 2026'],
  [1_234.5, '1,234.5', '1,234.5'],
  ['Alder', 'Alder', 'Alder'],
  [null, '–', '–'],
])('people read %j as %s, in the United Kingdom as %s', (cell, american, british) => {
  expect([cellText(cell, 'en-US'), cellText(cell, 'en-GB')]).toEqual([american, british]);
});

it.each<[SheetCell, object]>([
  [
    { amount: -123_456, currency: 'USD' },
    { t: 'n', v: -1_234.56, z: '"$"#,##0.00' },
  ],
  [
    { amount: 5, currency: 'GBP' },
    { t: 'n', v: 0.05, z: '"£"#,##0.00' },
  ],
  [{ date: '1900-03-01' }, { t: 'n', v: 61, z: 'mm/dd/yyyy' }],
  [7, { t: 'n', v: 7, z: 'General' }],
  ['=1+1', { t: 's', v: '=1+1' }],
  [null, { t: 's', v: '' }],
])('a workbook holds %j as %j', (cell, expected) => {
  expect(workbookCell(cell, 'en-US')).toEqual(expected);
});

it('a workbook can be read back, with amounts that can be summed', async () => {
  const book = read(await writeWorkbook(SHEET), { cellFormula: true });
  const sheet = book.Sheets[book.SheetNames[0]];
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true });
  expect(rows).toHaveLength(121);
  expect(rows.slice(0, 2)).toEqual([
    ['Client', 'Premium', 'Effective'],
    ['=Client 0', 1_234.56, 46_090],
  ]);
  expect(Object.values(sheet).some((cell: { f?: string }) => cell.f)).toBe(false);
});

it('rows are printed on as many pages as they need, with the same bytes each time', async () => {
  const [one, two] = [await printSheet(SHEET, PAPER), await printSheet(SHEET, PAPER)];
  expect(one.equals(two)).toBe(true);
  expect(String(one).match(/\/Type \/Page\b/g)).toHaveLength(4);
  expect(String(one)).toContain('841.89 595.28');
});

const ofCell = (text: string): Sheet => ({ ...SHEET, rows: [[text, 1, 'x']] });

it.each(['a\nb', 'a\r\nb', 'Łódź\u2028b'])('a cell of %j stands in one line', async (text) => {
  const lines = await linesOf(await printSheet(ofCell(text), PAPER));
  expect(lines).toContain(`${text.split(/\s+/).join(' ')} 1 x`);
});

it('a title without a face is spelled, as a cell is', async () => {
  const [name, effective] = ['שם', 'Effective\ndate'].map((title) => ({ title, isNumber: false }));
  const sheet = { ...SHEET, columns: [name, SHEET.columns[1], effective] };
  const lines = await linesOf(await printSheet({ ...sheet, rows: [] }, PAPER));
  expect(lines).toContain('[U+05E9][U+05DD] Premium Effective date');
});

it('a row costs a file little more than its letters', async () => {
  const rows = (count: number) => Array.from({ length: count }, () => SHEET.rows[0]);
  const [few, many] = [
    await printSheet({ ...SHEET, rows: rows(100) }, PAPER),
    await printSheet({ ...SHEET, rows: rows(600) }, PAPER),
  ];
  expect((many.length - few.length) / 500).toBeLessThan(220);
});
