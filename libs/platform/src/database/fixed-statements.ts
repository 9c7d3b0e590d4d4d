const names = new Map<string, string>();

/**
 * A statement whose best plan is the same whatever its values: it asks again and again for the next
 * rows of a queue, by the index that was made for it. It is planned once a connection, under this
 * name (PostgreSQL lists it in `pg_prepared_statements`), though it is cut.
 * @param name unlike that of any other statement of the process, as `outbox.waiting`
 * @returns the text, to be sent as any other
 */
export function fixed(name: string, text: string): string {
  names.set(text, name);
  return text;
}

/** The name of a fixed statement; undefined for any other text. */
export const nameOfFixed = (text: string): string | undefined => names.get(text);
