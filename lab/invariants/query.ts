/** Reads rows of one database of an installation, which is named without its prefix. */
export type Query = <T extends object>(
  database: string,
  sql: string,
  values?: unknown[],
) => Promise<T[]>;

/** What must always hold. */
export interface Invariant {
  name: string;
  /** The rows that break it. */
  find: (query: Query) => Promise<object[]>;
}
