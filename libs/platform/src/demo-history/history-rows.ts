import fs from 'node:fs';
import path from 'node:path';

const MARK = '`';
const RADIX = 36;

/** What a history consists of: the last day that it was recorded on, and its tables in order. */
interface HistoryPlan {
  lastDay: string;
  tables: string[];
}

/** The recorded history of a service, as `npm run demo:history` writes it. */
export class RecordedHistory {
  readonly lastDay: string;
  /** In the order in which they are loaded. */
  readonly tables: readonly string[];
  private readonly shared: unknown[];

  constructor(private readonly folder: string) {
    const plan = fs.readFileSync(path.join(folder, 'history.json'), 'utf8');
    const { lastDay, tables } = JSON.parse(plan) as HistoryPlan;
    this.lastDay = lastDay;
    this.tables = tables;
    this.shared = this.lines('shared');
  }

  /** The rows of a table: the first line of its file names the columns. */
  rows(table: string): Record<string, unknown>[] {
    const [names, ...lists] = this.lines(table) as [string[], ...unknown[][]];
    return lists.map((list) =>
      Object.fromEntries(names.map((name, at) => [name, this.whole(list[at] ?? null)])),
    );
  }

  private lines(name: string): unknown[] {
    const text = fs.readFileSync(path.join(this.folder, `${name}.ndjson`), 'utf8');
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);
  }

  /** With the parts that stand in `shared` in their places. */
  private whole(value: unknown): unknown {
    if (typeof value === 'string') {
      if (!value.startsWith(MARK)) return value;
      return this.whole(this.shared[Number.parseInt(value.slice(MARK.length), RADIX)]);
    }
    if (Array.isArray(value)) return value.map((part) => this.whole(part));
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.entries(value).map(([name, part]) => [name, this.whole(part)]);
    return Object.fromEntries(parts) as object;
  }
}
