import { decodeText } from '@palisade/kernel';
import { FileRefused } from '../file-refused';
import type { TellPiece } from '../reader';
import { csvRows } from './csv-rows';
import { separatorOf } from './separator';
import type { SheetRow } from './sheet-row';

const PIECE = 500;

/** How a table was read: its records went before it; the line that does not hold, where one does not. */
export interface TableAnswer {
  brokenLine: number | null;
}

/** Reads a CSV file each line of which has as many columns as the first, and tells its records. */
export async function readTable(
  file: Buffer,
  _ask: null,
  tell: TellPiece<SheetRow[]>,
): Promise<TableAnswer> {
  const { text } = decodeText(file);
  let piece: SheetRow[] = [];
  let columns: number | null = null;
  let last = 0;
  try {
    for await (const { line, cells: written } of csvRows(text, separatorOf(text, []))) {
      const cells = written.map((cell) => cell.trim());
      last = line;
      if (cells.every((cell) => cell === '') && cells.length === 1) continue;
      columns ??= cells.length;
      if (cells.length !== columns) return { brokenLine: line };
      piece.push({ line, cells });
      if (piece.length < PIECE) continue;
      await tell(piece);
      piece = [];
    }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { brokenLine: last + 1 };
  }
  if (piece.length) await tell(piece);
  return { brokenLine: null };
}
