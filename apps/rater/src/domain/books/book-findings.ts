import { DomainError } from '@palisade/kernel';
import { exact, isLess } from '../exact';
import type { RatedTables } from './book-gaps';
import { gapsOf, productsOf } from './book-gaps';
import { tooLarge, unusableIn } from './book-limits';
import { misfitsOf, overridesOf } from './book-overrides';
import type { BookTable } from './book-tables';
import { rowsOf, tablesOf } from './book-tables';
import { mergeTables } from './merge-tables';
import type { RateBook, RateTables } from './rate-tables';

/** Something of a book that must be mended before it may rate. */
export interface BookFinding {
  readonly table: string;
  readonly detail: string;
}

/** Everything that keeps a book from being proposed: rows that are missing or out of order. */
export const findingsOf = (book: RateBook): BookFinding[] =>
  findingsIn(book, (part) => [...orderFindings(part.tables, book), ...ratableFindings(part, book)]);

/** 409 for a book by which some risk could not be rated at all. */
export function checkRatable(book: RateBook): void {
  const { length } = findingsIn(book, (part) => ratableFindings(part, book));
  if (!length) return;
  throw new DomainError('BOOK_HAS_FINDINGS', `${length} findings are to be mended.`, 409);
}

function ratableFindings(part: RatedTables, content: RateBook): BookFinding[] {
  const found = [...gapsOf(part), ...unusableIn({ ...content, tables: part.tables })];
  return found.length ? found : tooLarge(part.tables);
}

type Check = (part: RatedTables) => BookFinding[];

/** What a check finds in the tables of a book, then in what the overrides make of them. */
function findingsIn(book: RateBook, check: Check): BookFinding[] {
  const { region, tables, hazards } = book;
  const own = check({ region, tables, products: productsOf(region) });
  const overrides = overridesOf(book).map((one) => ({ ...one, misfits: misfitsOf(one, tables) }));
  const parts = overrides
    .filter(({ misfits }) => !misfits.length)
    .map((one) => ({ ...one, tables: mergeTables(tables, one.override) }))
    .map((one) => ({ ...one, found: fresh(check({ ...one, region }), own) }));
  // Where a product and a state meet, either may be sound and both together not.
  const met = parts.flatMap((part) => {
    if (part.table !== 'productOverrides') return [];
    const states = parts.filter(({ table }) => table === 'stateOverrides');
    return states.map((state) => ({
      scope: `${part.scope} in ${state.scope}`,
      found: fresh(check({ ...part, region, tables: mergeTables(part.tables, state.override) }), [
        ...own,
        ...part.found,
        ...state.found,
      ]),
    }));
  });
  return [
    ...own,
    ...(hazards.length ? [] : [{ table: 'hazards', detail: 'No industry has a class.' }]),
    ...overrides.flatMap(({ misfits }) => misfits),
    ...[...parts, ...met].flatMap(({ scope, found }) =>
      found.map((one) => ({ ...one, detail: one.detail.replace(/\.$/, ` in ${scope}.`) })),
    ),
  ];
}

/** What is not told already. */
const fresh = (found: readonly BookFinding[], known: readonly BookFinding[]): BookFinding[] =>
  found.filter(
    ({ table, detail }) => !known.some((one) => one.table === table && one.detail === detail),
  );

function orderFindings(tables: RateTables, content: RateBook): BookFinding[] {
  const book = { ...content, tables };
  return tablesOf(book).flatMap((table) => {
    if (!table.order) return [];
    const rows = ordered(rowsOf(book, table), table);
    const off = rows.findIndex(([, value], at) => at > 0 && isOff(rows[at - 1][1], value, table));
    if (off < 0) return [];
    const [[from, before], [to, after]] = [rows[off - 1], rows[off]];
    const verb = table.order === 'rising' ? 'fall' : 'rise';
    const detail = `From ${from} to ${to} it must not ${verb}, and goes from ${before} to ${after}.`;
    return [{ table: table.name, detail }];
  });
}

/** Key and value of each row, in the order in which the values must rise or fall. */
function ordered(
  rows: readonly (readonly string[])[],
  { keys, kind }: BookTable,
): [string, string][] {
  const pairs = rows.map((row): [string, string] =>
    kind === 'bands' ? [row[1], row[2]] : [row[0], row[1]],
  );
  if (!keys) return pairs;
  return keys.flatMap((key) => pairs.filter(([name]) => name === key));
}

const isOff = (before: string, after: string, { order }: BookTable): boolean =>
  order === 'rising' ? isLess(exact(after), exact(before)) : isLess(exact(before), exact(after));
