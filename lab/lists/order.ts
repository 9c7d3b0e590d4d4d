/** A row of a list, as it was answered. */
export type ListedRow = Record<string, unknown>;

/** What is at a path (`insured.name`) of a row. */
export const valueAt = (row: ListedRow, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, key) => (part as ListedRow | null | undefined)?.[key] ?? null, row);

/**
 * Which of two values comes first: numbers by size, texts by their bytes, as the databases are made
 * to, and what is not there last.
 */
export function compareValues(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'string' && typeof other === 'string') {
    return Buffer.compare(Buffer.from(one), Buffer.from(other));
  }
  return Number(one) - Number(other);
}

/** What is wrong with rows sorted by a field, in words; null when nothing is. */
export function judgeOrder(
  all: ListedRow[],
  { rising, falling }: Record<'rising' | 'falling', ListedRow[]>,
  value: ((row: ListedRow) => unknown) | null,
): string | null {
  if (!isSameSet(all, rising) || !isSameSet(all, falling)) return 'sorted, other rows are listed';
  if (textsOf(rising).join() !== textsOf([...falling].reverse()).join()) {
    return 'downwards is not upwards turned round';
  }
  if (!value) return null;
  const at = rising.findIndex((row, place) => {
    const next = rising[place + 1];
    return next && compareValues(value(row), value(next)) > 0;
  });
  if (at < 0) return null;
  const [one, other] = [rising[at], rising[at + 1]].map((row) => JSON.stringify(value(row)));
  return `${one} comes before ${other}`;
}

/** Whether two lists hold the same rows, in any order. */
export const isSameSet = (one: ListedRow[], other: ListedRow[]): boolean =>
  textsOf(one).sort().join() === textsOf(other).sort().join();

const textsOf = (rows: ListedRow[]): string[] => rows.map((row) => JSON.stringify(row));
