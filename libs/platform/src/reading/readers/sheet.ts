import { FileRefused } from '../file-refused';
import type { TellPiece } from '../reader';
import { csvRows } from './csv-rows';
import { hasFormulas } from './sheet-refusals';
import { xlsRows } from './xls-rows';
import { xlsxRows } from './xlsx-rows';

/** What kind of sheet a file is, by its name and by what it begins with. */
export type SheetKind = 'csv' | 'xls' | 'xlsx';

/** What is taken of a sheet. */
export interface SheetAsk extends RowsAsk {
  fileName: string;
  kinds: readonly SheetKind[];
}

/** How much is taken of a sheet. */
export interface RowsAsk {
  /** Rows that are read, the headings among them; those after them are not. */
  rowsMax: number;
  cellsMax: number;
  /** Whether a cell that is computed is refused; otherwise what it showed last is read. */
  refusesFormulas?: boolean;
}

/** How a sheet was read: the rows went before it, in pieces. */
export interface SheetAnswer {
  rows: number;
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

/** Reads the rows of a CSV file, or of the first sheet of a workbook, and tells them in pieces. */
export async function readSheet(
  file: Buffer,
  ask: SheetAsk,
  tell: TellPiece<string[][]>,
): Promise<SheetAnswer> {
  const kind = kindOf(file, ask.fileName);
  if (!kind || !ask.kinds.includes(kind)) {
    throw new FileRefused('type', 'The file is no sheet of a kind that is read here.');
  }
  const rows = rowsOf(file, kind, ask);
  const room = { cells: CELLS_MAX, characters: CHARACTERS_MAX };
  let piece: string[][] = [];
  let before = room.characters;
  let count = 0;
  for await (const row of rows) {
    const cells = row.slice(0, ask.cellsMax);
    spend(room, cells);
    // Of a workbook, what computes is told from what only looks so.
    if (kind === 'csv' && ask.refusesFormulas) cells.forEach(refuseFormula);
    piece.push(cells);
    count++;
    if (piece.length === PIECE_ROWS || before - room.characters > PIECE_CHARACTERS) {
      await tell(piece);
      piece = [];
      before = room.characters;
    }
    if (count === ask.rowsMax) break;
  }
  if (piece.length) await tell(piece);
  return { rows: count };
}

function rowsOf(file: Buffer, kind: SheetKind, ask: RowsAsk) {
  if (kind === 'csv') return csvRows(file, ask);
  return kind === 'xls' ? xlsRows(file, ask) : xlsxRows(file, ask);
}

function refuseFormula(cell: string): void {
  if (FORMULA.test(cell)) throw hasFormulas();
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

function kindOf(file: Buffer, fileName: string): SheetKind | null {
  const begins = (magic: Buffer): boolean => file.subarray(0, magic.length).equals(magic);
  if (/\.xlsx$/i.test(fileName)) return begins(ZIP_MAGIC) ? 'xlsx' : null;
  if (/\.xls$/i.test(fileName)) return begins(COMPOUND_MAGIC) ? 'xls' : null;
  return /\.csv$/i.test(fileName) && !file.includes(0) ? 'csv' : null;
}
