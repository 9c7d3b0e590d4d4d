/** An entry of the log; ids grow with time. */
interface Entry {
  id: string;
}

/** A part of the log in one order, and of how many entries it is the beginning. */
export interface LogPart<T extends Entry> {
  entries: readonly T[];
  total: number;
}

/** A page of the whole log from the beginnings of its parts, each at least as long as page and all before it. */
export function joinedPage<T extends Entry>(
  parts: readonly LogPart<T>[],
  { page, size, way }: { page: number; size: number; way: 'asc' | 'desc' },
): { content: T[]; rows: number } {
  const sign = way === 'asc' ? 1 : -1;
  const all = parts
    .flatMap(({ entries }) => entries)
    .sort((one, other) => (one.id < other.id ? -sign : sign));
  const rows = parts.reduce((sum, { total }) => sum + total, 0);
  return { content: all.slice(page * size, (page + 1) * size), rows };
}

/** The counts of all parts, key by key, the most first. */
export function joinedBuckets(
  parts: readonly (readonly { key: string; count: number }[])[],
): { key: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { key, count } of parts.flat()) counts.set(key, (counts.get(key) ?? 0) + count);
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
}
