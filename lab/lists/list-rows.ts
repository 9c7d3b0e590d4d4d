import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Operation } from '../../tools/examples/operations.mjs';
import { resolve } from '../../tools/examples/operations.mjs';
import type { ListedRow } from './order';
import { valueAt } from './order';
import { foldText } from '@palisade/kernel';

const PAGING = ['page', 'size', 'sort', 'search'];

/** A field to sort by, and how its value is read from a row; null where rows do not show it. */
export interface SortField {
  field: string;
  value: ((row: ListedRow) => unknown) | null;
}

/** A filter, and which rows it keeps by a value of theirs; null where no field tells. */
export interface Filter {
  name: string;
  field: string | null;
  keeps: (value: unknown, wanted: unknown) => boolean;
}

/** A row of the hand-kept table of lists, as it is asked. */
export interface ListRow {
  operation: string;
  /** `field` by its bytes, `field~` by its letters without case, accents and signs, `field@path` by another, `field-` not shown. */
  sort: SortField[];
  /** `name=path`, `name>=path`, `name<=path`, or `name=-` where no field tells. */
  filters: Filter[];
  /** `database.table.column` that gets equal, empty and foreign values meanwhile. */
  plant: string;
  /** Why a question does not apply. */
  why: string;
}

/** The table of lists, kept by hand apart from the code. */
export function readListRows(): ListRow[] {
  const rows: Record<string, string>[] = parse(fs.readFileSync(path.join(__dirname, 'lists.csv')), {
    columns: true,
  });
  return rows.map(({ operation, sort, filters, plant, why }) => ({
    operation,
    sort: wordsOf(sort).map(toSortField),
    filters: wordsOf(filters).map(toFilter),
    plant,
    why,
  }));
}

/** The operations that answer pages of rows, by their documents. */
export const listsOf = (operations: Operation[]): Operation[] =>
  operations.filter(({ method, operation, document }) => {
    const answer = resolve(document, operation.responses['200']);
    const schema = resolve(document, answer?.content?.['application/json']?.schema);
    return method === 'GET' && schema?.properties?.totalElements !== undefined;
  });

/** Lists without a row, rows without a list, and filters that a row does not know; in words. */
export function unlisted(
  lists: Pick<Operation, 'name' | 'parameters'>[],
  rows: ListRow[],
): string[] {
  const rowOf = new Map(rows.map((row) => [row.operation, row]));
  const gone = rows.filter(({ operation }) => !lists.some(({ name }) => name === operation));
  return [
    ...gone.map(({ operation }) => `${operation}: there is no such list`),
    ...lists.flatMap(({ name, parameters }) => {
      const row = rowOf.get(name);
      if (!row) return [`${name}: has no row in lab/lists/lists.csv`];
      const known = row.filters.map((filter) => filter.name);
      return parameters
        .filter((one) => one.in === 'query' && !PAGING.includes(one.name))
        .filter((one) => !known.includes(one.name) && row.filters.length + row.sort.length > 0)
        .map((one) => `${name}: its row does not know the filter ${one.name}`);
    }),
  ];
}

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

function toSortField(word: string): SortField {
  if (word.endsWith('-')) return { field: word.slice(0, -1), value: null };
  if (word.endsWith('~')) {
    const field = word.slice(0, -1);
    return { field, value: (row) => folded(valueAt(row, field)) };
  }
  const [field, at = field] = word.split('@');
  return { field, value: (row) => valueAt(row, at) };
}

const folded = (value: unknown): unknown => (typeof value === 'string' ? foldText(value) : value);

function toFilter(word: string): Filter {
  const [, name, way, at] = /^(\w+)(>=|<=|=)(.+)$/.exec(word) ?? [];
  return { name, field: at === '-' ? null : at, keeps: KEEPS[way] };
}

const KEEPS: Record<string, Filter['keeps']> = {
  '=': (value, wanted) => value === wanted,
  '>=': (value, wanted) => String(value) >= String(wanted),
  '<=': (value, wanted) => String(value) <= String(wanted),
};
