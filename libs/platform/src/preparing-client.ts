import { Client } from 'pg';
import type { QueryConfig } from 'pg';

/** Statements that a connection keeps; texts beyond them, as of long lists, are planned each time. */
const MAX_STATEMENTS = 300;

/** What is sorted is planned for its values: the best index of a list depends on them. */
const SORTED = /\border\s+by\b/i;

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
    if (typeof text !== 'string' || !Array.isArray(values) || SORTED.test(text)) return text;
    const name = this.names.get(text) ?? `s${this.names.size}`;
    if (this.names.size >= MAX_STATEMENTS && !this.names.has(text)) return text;
    this.names.set(text, name);
    return { text, name } satisfies QueryConfig;
  }
}
