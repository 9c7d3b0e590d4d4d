import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import { readDocument } from '../../tools/examples/operations.mjs';
import { inRoot } from '../../tools/workspace.mjs';

/** A row of the table of what each write of a service does; its columns are told in libs/testing. */
export interface WriteRow {
  operation: string;
  suite: string;
  events: string;
  records: string;
  again: string;
  stale: string;
  free: string;
  why: string;
}

const NONE = '-';
const ANSWERS = ['same', 'secret', 'computes', NONE];

/** The rows of a service; none for one without a table. */
export function writeRowsOf(service: string): WriteRow[] {
  const file = inRoot('apps', service, 'writes.csv');
  return fs.existsSync(file) ? parse(fs.readFileSync(file), { columns: true }) : [];
}

/** The writes of a service by its document, with whether they take a body. */
export const writesOf = (service: string): { operation: string; hasBody: boolean }[] =>
  Object.entries(readDocument(service).paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get')
      .map(([method, { requestBody }]) => ({
        operation: `${method.toUpperCase()} ${path}`,
        hasBody: requestBody !== undefined,
      })),
  );

/** What is wrong with the table of a service, in words. */
export function judgeRows(
  writes: { operation: string; hasBody: boolean }[],
  rows: WriteRow[],
  suites: string[],
): string[] {
  const names = writes.map(({ operation }) => operation);
  const known = new Set(rows.map(({ operation }) => operation));
  const bodiless = new Set(writes.filter(({ hasBody }) => !hasBody).map((one) => one.operation));
  return [
    ...names.filter((name) => !known.has(name)).map((name) => `${name}: has no row`),
    ...rows.flatMap((row) => {
      const { operation, suite, again, why } = row;
      if (!names.includes(operation)) return [`${operation}: there is no such write`];
      const wrong = [
        suite !== NONE && !suites.includes(suite) && `no suite is named ${suite}`,
        !ANSWERS.includes(again) && `a repeat is answered ${again}`,
        isExcused(row, bodiless.has(operation)) && !why && 'says not why a question is left out',
      ];
      return wrong.filter((one) => one !== false).map((one) => `${operation}: ${one}`);
    }),
  ];
}

/** Whether one of the five questions is not asked, or is answered by nothing. */
const isExcused = (
  { suite, records, again, stale, free }: WriteRow,
  isBodiless: boolean,
): boolean =>
  [suite, records, again, stale].includes(NONE) || (free !== '' && !(isBodiless && free === '*'));
