import { decodeText, fromCsvCell } from '@palisade/kernel';
import type { SheetReading } from '../../sheets/sheet-reading.dto';
import { FileRefused } from '../file-refused';
import type { TellPiece } from '../reader';
import { csvRows } from './csv-rows';
import { headingLine, HEADINGS_WITHIN } from './heading-line';
import { separatorOf } from './separator';
import { hasFormulas, tooManyCells } from './sheet-refusals';
import type { BookRow, RowsAsk, SheetRow } from './sheet-row';
import { xlsSheets } from './xls-rows';
import { xlsxSheets } from './xlsx-rows';

/** What kind of sheet a file is, by its name and by what it begins with. */
export type SheetKind = 'csv' | 'xls' | 'xlsx';

/** What is taken of a sheet. */
export interface SheetAsk extends RowsAsk {
  fileName: string;
  kinds: readonly SheetKind[];
  /** Headings that are known: the line that has most of them begins the rows. */
  headings: readonly string[];
}

/** How a sheet was read: the rows went before it, in pieces, the headings first. */
export interface SheetAnswer {
  rows: number;
  reading: SheetReading;
}

const ZIP_MAGIC = Buffer.from('PK\u0003\u0004');
const COMPOUND_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** A piece is told once it has so many rows, or their cells so many characters. */
const PIECE_ROWS = 250;
const PIECE_CHARACTERS = 500_000;
const FORMULA = /^\s*=/;

/** What all cells of a sheet may say together. */
const CELLS_MAX = 2_000_000;
const CHARACTERS_MAX = 50_000_000;
/** What one cell may say, in Excel; and what one row may here, which is told whole. */
const CELL_CHARACTERS_MAX = 32_767;
const ROW_CHARACTERS_MAX = 500_000;

/** Reads the rows of a CSV file, or of the sheet of a workbook that has the headings, and tells them in pieces. */
export async function readSheet(
  file: Buffer,
  ask: SheetAsk,
  tell: TellPiece<SheetRow[]>,
): Promise<SheetAnswer> {
  const kind = kindOf(file, ask.fileName);
  if (!kind || !ask.kinds.includes(kind)) throw anotherKind();
  const { rows, ...found } = kind === 'csv' ? textRows(file, ask) : await bookRows(file, kind, ask);
  const room = { cells: CELLS_MAX, characters: CHARACTERS_MAX };
  let piece: SheetRow[] = [];
  let before = room.characters;
  let count = 0;
  let headings: SheetRow | null = null;
  for await (const { cells: all, ...row } of rows) {
    const cells = all.slice(0, ask.cellsMax);
    spend(room, cells);
    headings ??= { ...row, cells };
    // Of a workbook, what computes is told from what only looks so; and it may have notes beside its rows.
    if (kind === 'csv') checkText({ ...row, cells: all }, headings, ask);
    piece.push({ ...row, cells: kind === 'csv' ? cells.map(fromCsvCell) : cells });
    count++;
    if (piece.length === PIECE_ROWS || before - room.characters > PIECE_CHARACTERS) {
      await tell(piece);
      piece = [];
      before = room.characters;
    }
    if (count === ask.rowsMax) break;
  }
  if (piece.length) await tell(piece);
  return { rows: count, reading: { ...found, headingLine: headings?.line ?? 1 } };
}

/** Rows from the headings on, and what was understood before. */
type FoundRows = Omit<SheetReading, 'headingLine'> & {
  rows: Iterable<SheetRow> | AsyncIterable<SheetRow>;
};

function textRows(file: Buffer, ask: SheetAsk): FoundRows {
  const { text, charset, isGuess } = decodeText(file);
  if (text.includes('\0')) throw anotherKind();
  const separator = separatorOf(text, ask.headings);
  const rows = fromHeadings(csvRows(text, separator), ask.headings);
  return { charset, isGuess, separator: separator.separator, sheet: null, rows };
}

async function* fromHeadings(
  rows: AsyncIterable<SheetRow>,
  headings: readonly string[],
): AsyncGenerator<SheetRow> {
  let first: SheetRow[] | null = [];
  for await (const row of rows) {
    if (!first) {
      yield row;
      continue;
    }
    first.push(row);
    if (first.length < HEADINGS_WITHIN) continue;
    yield* first.slice(placeOf(first, headings));
    first = null;
  }
  if (first) yield* first.slice(placeOf(first, headings));
}

const placeOf = (rows: readonly SheetRow[], headings: readonly string[]): number =>
  headingLine(
    rows.map(({ cells }) => cells),
    headings,
  ).at;

async function bookRows(
  file: Buffer,
  kind: 'xls' | 'xlsx',
  { headings, ...ask }: SheetAsk,
): Promise<FoundRows> {
  const rowsMax = ask.rowsMax + HEADINGS_WITHIN;
  const sheets = kind === 'xls' ? await xlsSheets(file, rowsMax) : xlsxSheets(file);
  const scan = { ...ask, rowsMax: HEADINGS_WITHIN, refusesFrom: Infinity };
  const found = sheets.map((sheet) => {
    const rows = [...sheet.rows(scan)].map(({ cells }) => cells);
    const isEmpty = rows.every((cells) => cells.every((cell) => cell.trim() === ''));
    return { sheet, isEmpty, ...headingLine(rows, headings) };
  });
  const [best] = found.sort((a, b) => b.known - a.known || Number(a.isEmpty) - Number(b.isEmpty));
  const rows = numbered(best.sheet.rows({ ...ask, rowsMax, refusesFrom: best.at + 1 }), best.at);
  return { charset: null, isGuess: false, separator: null, sheet: best.sheet.name, rows };
}

function* numbered(rows: Iterable<BookRow>, from: number): Generator<SheetRow> {
  let line = 0;
  for (const row of rows) if (++line > from) yield { line, ...row };
}

/** Refuses a line that computes, or that has more cells than there are headings. */
function checkText({ line, cells }: SheetRow, headings: SheetRow, ask: RowsAsk): void {
  const formula = ask.refusesFormulas ? cells.findIndex((cell) => FORMULA.test(cell)) : -1;
  if (formula >= 0) throw hasFormulas({ row: line, column: formula + 1 });
  const last = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const most = headings.cells.length;
  if (last > most && most < ask.cellsMax) throw tooManyCells(line, last, most);
}

function spend(room: { cells: number; characters: number }, cells: readonly string[]): void {
  room.cells -= cells.length;
  const before = room.characters;
  for (const { length } of cells) {
    if (length > CELL_CHARACTERS_MAX) {
      throw new FileRefused('size', 'A cell of the sheet holds more than 32,767 characters.');
    }
    room.characters -= length;
  }
  if (before - room.characters > ROW_CHARACTERS_MAX) {
    throw new FileRefused('size', 'A row of the sheet holds more than 500,000 characters.');
  }
  if (room.cells < 0) throw new FileRefused('size', 'The sheet has more than 2,000,000 cells.');
  if (room.characters >= 0) return;
  throw new FileRefused('size', 'The cells of the sheet hold more than 50 million characters.');
}

/** A workbook of one kind is often called by the ending of the other. */
function kindOf(file: Buffer, fileName: string): SheetKind | null {
  const begins = (magic: Buffer): boolean => file.subarray(0, magic.length).equals(magic);
  if (/\.xlsx?$/i.test(fileName)) {
    if (begins(ZIP_MAGIC)) return 'xlsx';
    return begins(COMPOUND_MAGIC) ? 'xls' : null;
  }
  const isText = /\.(?:csv|tsv|txt)$/i.test(fileName);
  return isText && !begins(ZIP_MAGIC) && !begins(COMPOUND_MAGIC) ? 'csv' : null;
}

const anotherKind = (): FileRefused =>
  new FileRefused('type', 'The file is no sheet of a kind that is read here.');
