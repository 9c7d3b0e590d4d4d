import { parse } from 'csv-parse/sync';
import { HEADINGS_WITHIN, headingLine } from './heading-line';

/** How the lines of a text are cut into cells: quotes as in RFC 4180, whatever ends a line. */
export const CSV_RULES = {
  recordDelimiter: ['\r\n', '\n', '\r'],
  relaxColumnCount: true,
  relaxQuotes: true,
  skipEmptyLines: false,
};

const SEPARATORS = [',', ';', '\t', '|'];
const SAMPLE = 65_536;
/** What Excel takes as the first line of a file. */
const TOLD = /^sep=(.)(?:\r\n|\n|\r|$)/i;

/** The one separator of a text; whether a line of its own says so. */
export interface Separator {
  separator: string;
  /** The line that says it, its end included; empty where there is none. */
  told: string;
}

/** By the line that says it, else the one under which most headings are known, else most cells stand. */
export function separatorOf(text: string, headings: readonly string[]): Separator {
  const told = TOLD.exec(text);
  if (told) return { separator: told[1], told: told[0] };
  const sample = text.slice(0, SAMPLE);
  const tried = SEPARATORS.map((separator) => {
    const rows = sampleRows(sample, separator);
    const { at, known } = headingLine(rows, headings);
    return { separator, known, cells: rows[at]?.length ?? 0 };
  });
  const [best] = tried.sort((a, b) => b.known - a.known || b.cells - a.cells);
  return { separator: best.separator, told: '' };
}

function sampleRows(sample: string, delimiter: string): string[][] {
  const options = { ...CSV_RULES, delimiter, to: HEADINGS_WITHIN, skipRecordsWithError: true };
  try {
    return parse(sample, options);
  } catch {
    return [];
  }
}
