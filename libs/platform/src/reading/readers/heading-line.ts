import { headingKey, knownHeading } from '@palisade/kernel';

/** Headings stand in the first rows of a sheet, below its title at most. */
export const HEADINGS_WITHIN = 30;

/** Where the headings stand: the place of their row, and how many of them are known. */
export interface HeadingLine {
  at: number;
  known: number;
}

/** The row with most of the known headings; the first that says something where none has any. */
export function headingLine(
  rows: readonly (readonly string[])[],
  headings: readonly string[],
): HeadingLine {
  const keys = new Set(headings.map(headingKey));
  const found = { at: -1, known: 0 };
  rows.slice(0, HEADINGS_WITHIN).forEach((row, at) => {
    const known = new Set(row.flatMap((cell) => knownHeading(cell, keys) ?? [])).size;
    const isFirst = found.at < 0 && row.some((cell) => cell.trim() !== '');
    if (known > found.known || isFirst) Object.assign(found, { at, known });
  });
  return { at: Math.max(0, found.at), known: found.known };
}
