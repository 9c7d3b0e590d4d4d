import { PRODUCT_CODES, PRODUCTS, US_STATES } from '@palisade/kernel';
import { mergeTables } from './merge-tables';
import type { BookTable } from './book-tables';
import { rowsOf, tablesOf } from './book-tables';
import { exact, isLess, plus, ZERO } from '../exact';
import { PRODUCT_OPTIONS } from './product-options';
import type { RateBook, RateTables } from './rate-tables';
import { CODECS } from './table-codec';

/** Something of a book that must be mended before it may rate. */
export interface BookFinding {
  readonly table: string;
  readonly detail: string;
}

/** Everything that keeps a book from being proposed: rows that are missing or out of order. */
export function findingsOf(book: RateBook): BookFinding[] {
  const overrides = [
    ...Object.entries(book.productOverrides),
    ...Object.entries(book.stateOverrides),
  ];
  const own = orderFindings(book.tables, book, '');
  const merged = overrides.flatMap(([scope, override]) =>
    orderFindings(mergeTables(book.tables, override), book, ` in ${scope}`),
  );
  const known = new Set(own.map(({ table, detail }) => table + detail));
  const theirs = merged.filter(
    ({ table, detail }) => !known.has(table + detail.replace(/ in \w+\.$/, '.')),
  );
  return [...own, ...theirs, ...gapsOf(book), ...unknownOverrides(book)];
}

function orderFindings(tables: RateTables, content: RateBook, where: string): BookFinding[] {
  const book = { ...content, tables };
  return tablesOf(book).flatMap((table) => {
    if (!table.order) return [];
    const rows = ordered(rowsOf(book, table), table);
    const off = rows.findIndex(([, value], at) => at > 0 && isOff(rows[at - 1][1], value, table));
    if (off < 0) return [];
    const [[from, before], [to, after]] = [rows[off - 1], rows[off]];
    const verb = table.order === 'rising' ? 'fall' : 'rise';
    const detail = `From ${from} to ${to} it must not ${verb}, and goes from ${before} to ${after}${where}.`;
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

/** Overrides of what the tables do not have: a slip of the pen that would do nothing. */
function unknownOverrides(book: RateBook): BookFinding[] {
  return (['productOverrides', 'stateOverrides'] as const).flatMap((table) =>
    CODECS.overrides
      .write(book[table] as never)
      .filter(([, path]) => !isKnown(book.tables, path.split('.')))
      .map(([scope, path]) => ({
        table,
        detail: `${scope} overrides ${path}, which is not there.`,
      })),
  );
}

const isKnown = (value: unknown, [key, ...rest]: string[]): boolean =>
  key === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, key) &&
    isKnown((value as Record<string, unknown>)[key], rest));

/** Rows that a risk of the region may need and that are not there. */
function gapsOf({ region, tables, hazards }: RateBook): BookFinding[] {
  const products = PRODUCT_CODES.filter((product) => PRODUCTS[product].region === region);
  const options = products.map((product) => PRODUCT_OPTIONS[product]);
  const missing = (table: string, has: readonly string[], wanted: readonly unknown[]) =>
    [...new Set(wanted.map(String))]
      .filter((key) => !has.includes(key))
      .map((key) => ({ table, detail: `There is no row for ${key}.` }));
  const retentions = tables.retention.points.map(([amount]) => String(amount));
  const shares = Object.values(tables.coreCoverages).map(({ share }) => exact(share));
  const isWhole =
    !isLess(shares.reduce(plus, ZERO), exact('1')) &&
    !isLess(exact('1'), shares.reduce(plus, ZERO));
  return [
    ...missing('productFactor', Object.keys(tables.productFactor), products),
    ...missing('minimumPremium', Object.keys(tables.minimumPremium), products),
    ...missing('hazard', Object.keys(tables.hazard), ['1', '2', '3', '4', '5']),
    ...missing('hazardTech', Object.keys(tables.hazardTech), ['1', '2', '3', '4', '5']),
    ...missing(
      'retention',
      retentions,
      options.flatMap(({ deductibles }) => deductibles),
    ),
    ...missing(
      'waitingPeriod',
      Object.keys(tables.waitingPeriod),
      options.flatMap((o) => o.waitingHours),
    ),
    ...missing(
      'retroPeriod',
      Object.keys(tables.retroPeriod),
      options.flatMap(({ retro }) => retro),
    ),
    ...(region === 'US'
      ? missing(
          'stateRelativity',
          Object.keys(tables.stateRelativity),
          US_STATES.map(({ code }) => code),
        )
      : []),
    ...missing('irpm.plans', Object.keys(tables.irpm.plans), [
      'default',
      ...(region === 'US' ? ['surplus'] : []),
      ...Object.values(tables.irpm.byState),
    ]),
    ...(hazards.length ? [] : [{ table: 'hazards', detail: 'No industry has a class.' }]),
    ...(isWhole ? [] : [{ table: 'coreCoverages', detail: 'The shares do not make a whole.' }]),
  ];
}
