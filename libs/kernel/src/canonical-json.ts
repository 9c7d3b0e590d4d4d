/** JSON of plain values, with its keys in order and without blanks: equal values have equal texts. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(isInOrder(value) ? value : inOrder(value));

/** The same entries by the order of their keys: the record itself where it has it. */
export function byKey<T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  if (isInOrder(record)) return record;
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, record[key]]),
  );
}

/** Looked at first: it takes a twentieth of a copy, and what is digested often was put in order. */
function isInOrder(value: unknown): boolean {
  if (!isObject(value)) return true;
  if (Array.isArray(value)) return value.every(isInOrder);
  let before = '';
  for (const key in value) {
    if (key < before || (isObject(value[key]) && !isInOrder(value[key]))) return false;
    before = key;
  }
  return true;
}

/** A copy: JSON writes keys as they were added, and much faster than it asks a replacer. */
function inOrder(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) copy[key] = inOrder(value[key]);
  return copy;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
