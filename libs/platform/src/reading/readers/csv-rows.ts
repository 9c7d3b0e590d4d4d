import { parse } from 'csv-parse';
import { FileRefused } from '../file-refused';
import type { Separator } from './separator';
import { CSV_RULES } from './separator';
import type { SheetRow } from './sheet-row';

const PART_BYTES = 65_536;
/** How spreadsheets keep the zeros of a number: ="02108". */
const KEPT = /^="((?:[^"]|"")*)"$/;
const BREAK = /\r\n|\n|\r/g;

/** A line that can not be read. */
export class LineRefused extends FileRefused {
  constructor(
    readonly line: number,
    /** What is wrong with it, as a sentence. */
    readonly what: string,
  ) {
    super('broken', `Line ${line}: ${what}`);
  }
}

/** The rows of a text, each with the line that it begins in; throws `FileRefused` for one that is damaged. */
export async function* csvRows(
  text: string,
  { separator, told }: Separator,
): AsyncGenerator<SheetRow> {
  const first = told === '' ? 1 : 2;
  // Rows are parsed before they are taken: what is damaged lies behind the last that was parsed.
  let parsed = first;
  const onRecord = (cells: string[]): string[] => {
    parsed += linesOf(cells);
    return cells;
  };
  const rows = parse({ ...CSV_RULES, delimiter: separator, onRecord });
  feed(rows, Buffer.from(text.slice(told.length)));
  let line = first;
  try {
    for await (const row of rows) {
      const cells = row as string[];
      yield { line, cells: cells.map(kept) };
      line += linesOf(cells);
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw damaged(error, parsed);
  }
}

/** The lines of a file that a row takes: a text in quotes may have several. */
const linesOf = (cells: readonly string[]): number =>
  1 + cells.reduce((sum, cell) => sum + (cell.match(BREAK)?.length ?? 0), 0);

const kept = (cell: string): string => KEPT.exec(cell)?.[1].replaceAll('""', '"') ?? cell;

function damaged(error: unknown, line: number): LineRefused {
  const isOpen = (error as { code?: string }).code === 'CSV_QUOTE_NOT_CLOSED';
  return new LineRefused(
    line,
    isOpen ? 'A quote is opened and not closed.' : 'It can not be read.',
  );
}

/** Gives it the text in parts, so that rows come out before the last part has gone in. */
function feed(rows: ReturnType<typeof parse>, text: Buffer): void {
  let at = 0;
  const give = (): void => {
    while (at < text.length && !rows.destroyed && !rows.writableEnded) {
      const part = text.subarray(at, at + PART_BYTES);
      at += PART_BYTES;
      if (!rows.write(part)) {
        rows.once('drain', give);
        return;
      }
    }
    rows.end();
  };
  give();
}
