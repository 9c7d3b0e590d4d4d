import { decodeText } from '@palisade/kernel';
import type { TellPiece } from '../reader';
import { csvRows, LineRefused } from './csv-rows';
import { separatorOf } from './separator';
import type { SheetRow } from './sheet-row';

const PIECE = 500;

/** A line that does not hold, and why. */
export interface BrokenLine {
  line: number;
  detail: string;
}

/** How a table was read: its records went before it; the line that does not hold, where one does not. */
export interface TableAnswer {
  broken: BrokenLine | null;
}

const UNEVEN = 'The line has not as many columns as the first one.';

/** Reads a CSV file each line of which has as many columns as the first, and tells its records. */
export async function readTable(
  file: Buffer,
  _ask: null,
  tell: TellPiece<SheetRow[]>,
): Promise<TableAnswer> {
  const { text } = decodeText(file);
  let piece: SheetRow[] = [];
  let columns: number | null = null;
  try {
    for await (const { line, cells: written } of csvRows(text, separatorOf(text, []))) {
      const cells = written.map((cell) => cell.trim());
      if (cells.every((cell) => cell === '') && cells.length === 1) continue;
      columns ??= cells.length;
      if (cells.length !== columns) return { broken: { line, detail: UNEVEN } };
      piece.push({ line, cells });
      if (piece.length < PIECE) continue;
      await tell(piece);
      piece = [];
    }
  } catch (error) {
    if (!(error instanceof LineRefused)) throw error;
    return { broken: { line: error.line, detail: error.what } };
  }
  if (piece.length) await tell(piece);
  return { broken: null };
}
