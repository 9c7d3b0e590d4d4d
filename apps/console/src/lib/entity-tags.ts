const tags = new WeakMap<object, string>();

/** Remembers the state in which a row was loaded. */
export function keepTag(row: unknown, response: Response): void {
  const tag = response.headers.get('etag');
  if (tag && typeof row === 'object' && row !== null) tags.set(row, tag);
}

/** Lets a change through only when the row still is as it was loaded; nothing for other rows. */
export function ifUnchanged(row: object): { 'If-Match'?: string } {
  const tag = tags.get(row);
  return tag ? { 'If-Match': tag } : {};
}
