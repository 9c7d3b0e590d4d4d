/** A heading however it is written: its letters and digits, small. */
export const headingKey = (heading: string): string =>
  heading.toLowerCase().replace(/[^a-z0-9]/g, '');

const YEAR = /(?:19|20)\d\d$/;

/** What a heading is known as, itself or without the year behind it: `NAICS 2022`. */
const keysOf = (heading: string): [key: string, withoutYear: string] => {
  const key = headingKey(heading);
  return [key, key.replace(YEAR, '')];
};

/** The heading as it is known, with or without the year behind it; null where it is not. */
export const knownHeading = (heading: string, known: ReadonlySet<string>): string | null =>
  keysOf(heading).find((key) => known.has(key)) ?? null;

/**
 * What the columns of a sheet are by their headings; null is not known. A heading with a year behind it
 * counts where none is known without, the latest where there are several.
 */
export function knownColumns<T>(
  headings: readonly string[],
  known: ReadonlyMap<string, T>,
): (T | null)[] {
  const columns = headings.map((heading) => known.get(headingKey(heading)) ?? null);
  const dated = headings.map((heading, place) => ({ place, keys: keysOf(heading) }));
  const latestFirst = dated.sort((a, b) => yearIn(b.keys) - yearIn(a.keys) || a.place - b.place);
  for (const { place, keys } of latestFirst) {
    const column = known.get(keys[1]) ?? null;
    if (column !== null && !columns.includes(column)) columns[place] = column;
  }
  return columns;
}

const yearIn = ([key]: readonly string[]): number => Number(YEAR.exec(key)?.[0] ?? 0);
