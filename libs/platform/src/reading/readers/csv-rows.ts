import { parse } from 'csv-parse';
import { FileRefused } from '../file-refused';

const PART_BYTES = 65_536;

/** The rows of a CSV file, one after the other; throws `FileRefused` for one that is damaged. */
export async function* csvRows(
  file: Buffer,
  { rowsMax }: { rowsMax: number },
): AsyncGenerator<string[]> {
  const rows = parse({
    bom: true,
    delimiter: [',', ';', '\t'],
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: false,
    to: rowsMax,
  });
  feed(rows, file);
  try {
    for await (const row of rows) yield row as string[];
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused('broken', 'The file can not be read.');
  }
}

/** Gives it the file in parts, so that rows come out before the last part has gone in. */
function feed(rows: ReturnType<typeof parse>, file: Buffer): void {
  let at = 0;
  const give = (): void => {
    while (at < file.length && !rows.destroyed && !rows.writableEnded) {
      const part = file.subarray(at, at + PART_BYTES);
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
