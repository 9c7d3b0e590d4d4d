import { parse } from 'csv-parse/sync';
import { fitsUnpacked } from './unpacked-size';

/** What kind of sheet a file is, by its name and by what it begins with. */
export type SheetKind = 'csv' | 'xls' | 'xlsx';

/** Why a file is not read. */
export type SheetFault = 'type' | 'broken' | 'formulas';

/** What is taken of a sheet. */
export interface SheetLimits {
  kinds: readonly SheetKind[];
  linesMax: number;
  cellsMax: number;
  /** Whether a cell that is computed is refused; otherwise what it showed last is read. */
  refusesFormulas?: boolean;
  refuse: (fault: SheetFault) => Error;
}

/** Workbooks of a few megabytes unpack to less; one that says more is made to fill the memory. */
const UNPACKED_MAX = 100 * 1024 * 1024;
const ZIP_MAGIC = Buffer.from('PK\u0003\u0004');
const COMPOUND_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const NO_TEXT = /\u0000/;
const FORMULA = /^\s*=/;

/** The lines of a CSV file or of the first sheet of a workbook; throws what `refuse` makes. */
export async function sheetLines(
  file: Buffer,
  fileName: string,
  limits: SheetLimits,
): Promise<string[][]> {
  const kind = kindOf(file, fileName);
  if (!kind || !limits.kinds.includes(kind)) throw limits.refuse('type');
  if (kind === 'xlsx' && !fitsUnpacked(file, UNPACKED_MAX)) throw limits.refuse('broken');
  return kind === 'csv' ? csvLines(file.toString('utf8'), limits) : workbookLines(file, limits);
}

function kindOf(file: Buffer, fileName: string): SheetKind | null {
  const begins = (magic: Buffer): boolean => file.subarray(0, magic.length).equals(magic);
  if (/\.xlsx$/i.test(fileName)) return begins(ZIP_MAGIC) ? 'xlsx' : null;
  if (/\.xls$/i.test(fileName)) return begins(COMPOUND_MAGIC) ? 'xls' : null;
  return /\.csv$/i.test(fileName) && !NO_TEXT.test(file.toString('utf8')) ? 'csv' : null;
}

async function workbookLines(file: Buffer, limits: SheetLimits): Promise<string[][]> {
  // Not before it is needed: most services never read one.
  const { read, utils } = await import('@e965/xlsx');
  const { linesMax, cellsMax, refusesFormulas = false, refuse } = limits;
  let rows: unknown[][];
  let isComputed = false;
  try {
    // What cells hold is read and never computed.
    const options = { sheetRows: linesMax, cellFormula: refusesFormulas, cellHTML: false };
    const book = read(file, { ...options, dense: true });
    const sheet = book.Sheets[book.SheetNames[0]];
    const cells = (sheet['!data'] ?? []).flatMap((row) => row ?? []);
    isComputed = cells.some((cell) => cell?.f !== undefined);
    // A cell may lie far from the others: what is between is not filled.
    const { s: from, e: to } = utils.decode_range(sheet['!ref'] ?? 'A1');
    const c = Math.min(to.c, from.c + cellsMax - 1);
    const r = Math.min(to.r, from.r + linesMax - 1);
    const range = { s: from, e: { c, r } };
    rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: '', range });
  } catch {
    throw refuse('broken');
  }
  if (refusesFormulas && isComputed) throw refuse('formulas');
  return rows.map((row) => row.slice(0, cellsMax).map(String));
}

function csvLines(text: string, { linesMax, cellsMax, ...limits }: SheetLimits): string[][] {
  let lines: string[][];
  try {
    lines = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
      to: linesMax,
    });
  } catch {
    throw limits.refuse('broken');
  }
  const isComputed = (cells: string[]): boolean => cells.some((cell) => FORMULA.test(cell));
  if (limits.refusesFormulas && lines.some(isComputed)) throw limits.refuse('formulas');
  return lines.map((cells) => cells.slice(0, cellsMax));
}
