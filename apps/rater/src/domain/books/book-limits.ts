import { COVERAGE_KEYS } from '@palisade/trade';
import { exact, isLess, plus, ZERO } from '../exact';
import type { BookFinding } from './book-findings';
import type { BookTable, BookTablesOf } from './book-tables';
import { rowsOf, tablesOf } from './book-tables';
import type { Curve, RateTables } from './rate-tables';
import { worstPremium } from './worst-premium';

/** Tables of amounts, and the most that one may be; every other value is a factor or a rate. */
const AMOUNTS = [
  'baseRate',
  'techBaseRate',
  'minimumPremium',
  'techEno',
  'excess',
  'cyberCrime.maxLimitByYesCount',
];
const AMOUNT_MAX = 1_000_000_000;
const FACTOR_MAX = 1_000;
const PREMIUM_MAX = 1_000_000_000_000;
/** Tables with credits. */
const SIGNED = ['endorsements', 'ransomEventSublimit'];
const PLACES_MAX = 6;
const FLAGS_MAX = 5;
/** Coverages that have tables of their own. */
const RATED_APART = [
  'CYBER_CRIME',
  'TECH_ENO',
  'RANSOM_EVENT_SUBLIMIT',
  'EXTORTION_THREAT_SUBLIMIT',
];

/** Rows that are there and by which no risk can be rated rightly. */
export const unusableIn = (book: BookTablesOf): BookFinding[] => [
  ...tablesOf(book).flatMap((table) => outOfRange(book, table)),
  ...wholeNumbers(book.tables),
  ...curveFindings(book.tables),
  ...keyFindings(book.tables),
  ...coverageFindings(book.tables),
];

/** Where even the amounts of a rating would leave the range of whole numbers; all rows are there. */
export const tooLarge = (tables: RateTables): BookFinding[] =>
  worstPremium(tables) <= PREMIUM_MAX
    ? []
    : [{ table: 'baseRate', detail: `With every surcharge a premium is above ${PREMIUM_MAX}.` }];

function outOfRange(book: BookTablesOf, table: BookTable): BookFinding[] {
  const { kind, name } = table;
  if (kind === 'plans') return plansBelowNothing(book.tables);
  const column = VALUE_COLUMNS[kind];
  if (column === undefined) return [];
  const most = AMOUNTS.includes(name) ? AMOUNT_MAX : FACTOR_MAX;
  const least = SIGNED.includes(name) ? -most : 0;
  return rowsOf(book, table)
    .map((row) => row[column])
    .filter((value) => Number(value) < least || Number(value) > most)
    .map((value) => ({ table: name, detail: `${value} is not from ${least} to ${most}.` }));
}

/** Where the value of a row is, by kind of table. */
const VALUE_COLUMNS: Readonly<Partial<Record<BookTable['kind'], number>>> = {
  single: 0,
  factors: 1,
  curve: 1,
  bands: 2,
  shares: 1,
};

const plansBelowNothing = ({ irpm }: RateTables): BookFinding[] =>
  Object.entries(irpm.plans)
    .filter(([, { overallMinPct }]) => overallMinPct < -100)
    .map(([plan]) => ({ table: 'irpm.plans', detail: `${plan} takes more off than there is.` }));

function wholeNumbers(tables: RateTables): BookFinding[] {
  const { adverse, controlsClamp, riskScore } = tables;
  const { maxLimitByYesCount } = tables.cyberCrime;
  const numbers: readonly (readonly [table: string, key: string, value: unknown, most: number])[] =
    [
      ['controlsClamp', 'decimals', controlsClamp.decimals, PLACES_MAX],
      ['riskScore', 'decimals', riskScore.decimals, PLACES_MAX],
      ['adverse', 'most', adverse.most, FLAGS_MAX],
      ...Object.entries(maxLimitByYesCount).map(
        ([key, limit]) => ['cyberCrime.maxLimitByYesCount', key, limit, AMOUNT_MAX] as const,
      ),
    ];
  return (
    numbers
      // A row that is missing is told as such.
      .filter(([, , value, most]) => value !== undefined && !isCount(value, most))
      .map(([table, key, , most]) => ({
        table,
        detail: `${key} must be a whole number from 0 to ${most}.`,
      }))
  );
}

const isCount = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** Points out of order, and limits that nobody could have. */
function curveFindings(tables: RateTables): BookFinding[] {
  const { baseRate, ilf, ilfTech, ransomEventSublimit, retention, sublimitFactor } = tables;
  const { techBaseRate, cyberCrime } = tables;
  const limits = { retention, ilf, ilfTech, 'cyberCrime.limitFactor': cyberCrime.limitFactor };
  const curves = { ...limits, baseRate, techBaseRate, ransomEventSublimit, sublimitFactor };
  return [
    ...Object.entries(curves).flatMap(([table, { points }]) => {
      const at = points.findIndex(([x], i) => i > 0 && Number(x) <= Number(points[i - 1][0]));
      return at < 0 ? [] : [{ table, detail: `${points[at][0]} comes after a larger one.` }];
    }),
    ...Object.entries(limits).flatMap(([table, curve]) =>
      placesOf(curve)
        .filter((place) => !Number.isSafeInteger(place) || place < 1)
        .map((place) => ({ table, detail: `${place} must be a whole amount above 0.` })),
    ),
  ];
}

const placesOf = ({ points }: Curve): number[] => points.map(([place]) => Number(place));

const WHOLE = /^(0|-?[1-9]\d*)$/;

/** Rows by number that have another name than their number. */
function keyFindings({ hazard, hazardTech, ...tables }: RateTables): BookFinding[] {
  const { claimHistory, cyberCrime, retroPeriod, waitingPeriod } = tables;
  const counts = 'cyberCrime.controlsYesCount';
  const numbered = { hazard, hazardTech, claimHistory, retroPeriod, waitingPeriod };
  const all = { ...numbered, [counts]: cyberCrime.controlsYesCount };
  return Object.entries(all).flatMap(([table, rows]) =>
    Object.keys(rows)
      .filter((key) => !WHOLE.test(key))
      .map((key) => ({ table, detail: `"${key}" is not a whole number.` })),
  );
}

const KEYS: readonly string[] = COVERAGE_KEYS;

/** Each coverage is in one table; the core package is a whole. */
function coverageFindings(tables: RateTables): BookFinding[] {
  const { coreCoverages, endorsements, optionalCoverages } = tables;
  const rated = Object.entries({ coreCoverages, optionalCoverages, endorsements }).flatMap(
    ([table, rows]) => Object.keys(rows).map((key) => ({ table, key })),
  );
  const known = new Set(RATED_APART);
  const findings = rated.flatMap(({ table, key }) => {
    const isTwice = known.has(key);
    known.add(key);
    if (isTwice) return [{ table, detail: `${key} is rated by another table.` }];
    return KEYS.includes(key) ? [] : [{ table, detail: `${key} is not in the catalogue.` }];
  });
  const sum = Object.values(coreCoverages)
    .map(({ share }) => exact(share))
    .reduce(plus, ZERO);
  const isWhole = !isLess(sum, exact('1')) && !isLess(exact('1'), sum);
  if (isWhole) return findings;
  return [...findings, { table: 'coreCoverages', detail: 'The shares make no whole.' }];
}
