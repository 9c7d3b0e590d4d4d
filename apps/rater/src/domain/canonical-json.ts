/** JSON of plain values, with its keys in order and without blanks: equal values have equal texts. */
export const canonicalJson = (value: unknown): string => JSON.stringify(inOrder(value));

/** A copy: JSON writes keys as they were added, and much faster than it asks a replacer. */
function inOrder(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.some(isObject) ? value.map(inOrder) : value;
  const copy: Record<string, unknown> = {};
  for (const key of sorted(Object.keys(value))) copy[key] = inOrder(value[key]);
  return copy;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Looked at first: sorting what is in order already takes several times as long. */
function sorted(keys: string[]): string[] {
  for (let at = 1; at < keys.length; at++) if (keys[at - 1] > keys[at]) return keys.sort();
  return keys;
}
