import type { TellPiece } from '../reader';

const PIECE = 500;

/** How a table was read: its records went before it; the line that does not hold, where one does not. */
export interface TableAnswer {
  brokenLine: number | null;
}

/** Reads a CSV file each line of which has as many columns as the first, and tells its records. */
export async function readTable(
  file: Buffer,
  _ask: null,
  tell: TellPiece<string[][]>,
): Promise<TableAnswer> {
  const { parse } = await import('csv-parse/sync');
  let records: string[][];
  try {
    records = parse(file, { bom: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    return { brokenLine: (error as { lines?: number }).lines ?? 1 };
  }
  for (let at = 0; at < records.length; at += PIECE) await tell(records.slice(at, at + PIECE));
  return { brokenLine: null };
}
