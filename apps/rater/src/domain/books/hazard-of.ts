import type { HazardRow } from './hazard-row';

/** The rows of a book by the prefix that they are for. */
export type HazardMap = ReadonlyMap<string, HazardRow>;

const compiled = new WeakMap<readonly HazardRow[], HazardMap>();

/** The rows of a book by prefix; the rows of a book never change, so this is made once for them. */
export function hazardMap(rows: readonly HazardRow[]): HazardMap {
  const known = compiled.get(rows);
  if (known) return known;
  const map = new Map(rows.map((row) => [row.prefix, row]));
  compiled.set(rows, map);
  return map;
}

/** The row of the longest prefix of an industry code; undefined when no row fits. */
export function hazardOf(map: HazardMap, industryCode: string): HazardRow | undefined {
  for (let length = industryCode.length; length > 0; length--) {
    const row = map.get(industryCode.slice(0, length));
    if (row) return row;
  }
  return undefined;
}
