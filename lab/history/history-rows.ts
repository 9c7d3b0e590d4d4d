import fs from 'node:fs';
import path from 'node:path';
import { RecordedHistory } from '@palisade/platform';
import { root } from '../../tools/workspace.mjs';

/** A service's part of the history, and its files. */
export interface HistoryPart {
  service: string;
  history: RecordedHistory;
  files: string[];
  bytes: number;
}

const folderOf = (service: string): string => path.join(root, 'apps', service, 'src/demo/history');

/** Every service's part. */
export function historyParts(): HistoryPart[] {
  const services = fs.readdirSync(path.join(root, 'apps'));
  return services
    .filter((service) => fs.existsSync(folderOf(service)))
    .map((service) => {
      const folder = folderOf(service);
      const files = fs.readdirSync(folder);
      const sizes = files.map((file) => fs.statSync(path.join(folder, file)).size);
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      return { service, history: new RecordedHistory(folder), files, bytes };
    });
}

/** The rows of a table as they were recorded. */
export const historyRows = <T>(service: string, table: string): T[] =>
  new RecordedHistory(folderOf(service)).rows(table) as T[];

/** Sums by a key. */
export function sumsBy<T>(
  rows: T[],
  keyOf: (row: T) => string,
  amountOf: (row: T) => number,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    sums.set(key, (sums.get(key) ?? 0) + amountOf(row));
  }
  return sums;
}
