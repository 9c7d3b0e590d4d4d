import { Client } from 'pg';
import type { QueryConfig } from 'pg';
import { nameOfFixed } from './fixed-statements';

/** Statements that a connection keeps; texts beyond them, as of long lists, are planned each time. */
const MAX_STATEMENTS = 300;

/**
 * The first rows in an order, and a count that stops, are planned for the values: the best index of a
 * list depends on them. What is sorted and read whole is not, and what is fixed needs no values.
 */
const CUT_LIST = /\b(order\s+by\b|count\().*\blimit\b/is;

type Send = (query: unknown, values: unknown, callback: unknown) => unknown;

/**
 * A connection on which the database parses and plans a statement once, because that takes longer
 * than to run most of ours.
 */
export class PreparingClient extends Client {
  private readonly names = new Map<string, string>();

  override query = ((text: unknown, values?: unknown, callback?: unknown): unknown =>
    (super.query as Send)(this.prepared(text, values), values, callback)) as Client['query'];

  private prepared(text: unknown, values: unknown): unknown {
    if (typeof text !== 'string') return text;
    const fixed = nameOfFixed(text);
    if (fixed) return { text, name: fixed } satisfies QueryConfig;
    if (!Array.isArray(values) || CUT_LIST.test(text)) return text;
    const name = this.names.get(text) ?? `s${this.names.size}`;
    if (this.names.size >= MAX_STATEMENTS && !this.names.has(text)) return text;
    this.names.set(text, name);
    return { text, name } satisfies QueryConfig;
  }
}
