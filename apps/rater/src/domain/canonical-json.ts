/** JSON of plain values, with its keys in order and without blanks: equal values have equal texts. */
export const canonicalJson = (value: unknown): string => JSON.stringify(inOrder(value));

/** A copy: JSON writes keys as they were added, and much faster than it asks a replacer. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) {
    copy[key] = inOrder((value as Record<string, unknown>)[key]);
  }
  return copy;
}
