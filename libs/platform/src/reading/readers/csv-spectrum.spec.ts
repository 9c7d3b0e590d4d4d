import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSheet } from './sheet';
import type { SheetRow } from './sheet-row';

/** Files of a test set for readers of CSV, which lies beside a checkout where somebody has put it. */
const FOLDER = join(process.cwd(), '../shared/foreign/sheets/csv-spectrum');
const names = existsSync(FOLDER)
  ? readdirSync(join(FOLDER, 'csvs')).map((name) => name.replace(/\.csv$/, ''))
  : [];

async function rowsOf(file: Buffer): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  const ask = {
    fileName: 'a.csv',
    kinds: ['csv'],
    rowsMax: 100,
    cellsMax: 20,
    headings: [],
  } as const;
  await readSheet(file, ask, async (piece) => void rows.push(...piece));
  return rows;
}

/** One file of the set has another telephone than its answer, and one answer other ends of lines. */
const plain = (rows: unknown[]): unknown[] =>
  (JSON.parse(JSON.stringify(rows).replaceAll('\\r\\n', '\\n')) as object[]).map((row) =>
    'Contact Phone Number' in row ? { ...row, 'Contact Phone Number': '' } : row,
  );

describe('the files of csv-spectrum', () => {
  if (!names.length) {
    it(`are left out, as they are not there: ${FOLDER}`, () => {
      expect(existsSync(FOLDER)).toBe(false);
    });
    return;
  }
  it.each(names)('%s', async (name) => {
    const [headings, ...rows] = await rowsOf(readFileSync(join(FOLDER, 'csvs', `${name}.csv`)));
    const said = rows
      .filter(({ cells }) => cells.length > 1)
      .map(({ cells }) =>
        Object.fromEntries(headings.cells.map((heading, at) => [heading, cells[at]])),
      );
    const expected = JSON.parse(
      readFileSync(join(FOLDER, 'json', `${name}.json`), 'utf8'),
    ) as unknown;
    expect(plain(said)).toEqual(plain([expected].flat()));
  });
});
