import { checkRatable, findingsOf } from './book-findings';
import { codecOf, rowsOf, tableOf, valueOf, withTable } from './book-tables';
import { SEED_BOOKS } from './rate-books';
import type { RateBook } from './rate-tables';
import { US_2026_01 } from './us-2026-01';

type Rows = readonly (readonly string[])[];

/** A book whose table was replaced by a file of these rows. */
function changed(book: RateBook, name: string, change: (rows: Rows) => Rows): RateBook {
  const table = tableOf(book, name);
  const rows = change(rowsOf(book, table));
  const { value, problems } = codecOf(table).read(rows, valueOf(book, table) as never);
  expect(problems).toEqual([]);
  return withTable(book, table, value);
}

const without = (name: string, ...keys: string[]): RateBook =>
  changed(US_2026_01, name, (rows) => rows.filter(([key]) => !keys.includes(key)));
const withRows = (name: string, ...rows: string[]): RateBook => {
  const given = rows.map((row) => row.split(','));
  const keys = given.map(([key]) => key);
  return changed(US_2026_01, name, (before) => [
    ...before.filter(([key]) => !keys.includes(key)),
    ...given,
  ]);
};
const overridden = (table: string, ...rows: string[]): RateBook =>
  changed(US_2026_01, table, (before) => [...before, ...rows.map((row) => row.split(','))]);

describe('the findings of a book', () => {
  it.each(SEED_BOOKS.map((book) => [book.version, book] as const))('of %s are none', (_, book) => {
    expect(findingsOf(book)).toEqual([]);
  });

  it.each([
    ['claimHistory', '0'],
    ['claimHistory', '3'],
    ['franchiseConnected', 'NO'],
    ['cyberCrime.controlsYesCount', '2'],
    ['cyberCrime.maxLimitByYesCount', '0'],
    ['controlsClamp', 'min'],
    ['controlsClamp', 'decimals'],
    ['riskScore', 'slopePerPoint'],
    ['riskScore', 'decimals'],
    ['adverse', 'most'],
    ['techEno', 'minimumPremium'],
    ['excess', 'minRatePerMillion'],
    ['controls.mfaCount', '2'],
    ['controls.patchingFrequency', 'MONTHLY'],
    ['controls.edrDeployed', 'NO'],
    ['hazard', '3'],
    ['hazardTech', '3'],
    ['productFactor', 'P250'],
    ['minimumPremium', 'PRIME_TECH'],
    ['stateRelativity', 'OH'],
    ['waitingPeriod', '8'],
    ['retroPeriod', '2'],
    ['retention', '25000'],
    ['irpm.plans', 'surplus'],
  ])('tell that %s has lost %s', (table, key) => {
    const book = without(table, key);
    expect(findingsOf(book)).toContainEqual({ table, detail: `There is no row for ${key}.` });
    expect(() => checkRatable(book)).toThrow(/to be mended/);
  });

  it.each([
    ['controlsClamp', 'decimals,2.5', 'decimals must be a whole number from 0 to 6.'],
    ['riskScore', 'decimals,-1', 'decimals must be a whole number from 0 to 6.'],
    ['adverse', 'most,1.5', 'most must be a whole number from 0 to 5.'],
    ['riskScore', 'slopePerPoint,-0.006', '-0.006 is not from 0 to 1000.'],
    ['hazard', '1,-0.1', '-0.1 is not from 0 to 1000.'],
    ['minimumPremium', 'P250,-1', '-1 is not from 0 to 1000000000.'],
    ['productFactor', 'P250,999999999999', '999999999999 is not from 0 to 1000.'],
    ['waitingPeriod', '06,1', '"06" is not a whole number.'],
    ['retroPeriod', 'never,1', '"never" is not a whole number.'],
    ['cyberCrime.maxLimitByYesCount', '1,5.5', '1 must be a whole number from 0 to 1000000000.'],
    ['cyberCrime.limitFactor', '2000000.5,1.8', '2000000.5 must be a whole amount above 0.'],
    ['optionalCoverages', 'LIABILITY,0.01', 'LIABILITY is rated by another table.'],
    ['optionalCoverages', 'TECH_ENO,0.01', 'TECH_ENO is rated by another table.'],
    ['endorsements', '__proto__,0.01', '__proto__ is not in the catalogue.'],
    ['coreCoverages', 'PCI,0.05,true', 'The shares make no whole.'],
    ['irpm.plans', 'default,overall,-101,25', 'default takes more off than there is.'],
  ])('tell that %s has %s', (table, row, detail) => {
    const book = withRows(table, row);
    expect(findingsOf(book)).toContainEqual({ table, detail });
    expect(() => checkRatable(book)).toThrow(/to be mended/);
  });

  it('tell that no whole number could hold the premium, though each factor may be had', () => {
    const large = ['productFactor', 'stateRelativity', 'waitingPeriod', 'optionalCoverages'];
    const book = large.reduce(
      (made, name) => changed(made, name, (rows) => rows.map(([key]) => [key, '999'])),
      US_2026_01,
    );
    expect(findingsOf(book)).toEqual([
      { table: 'baseRate', detail: 'With every surcharge a premium is above 1000000000000.' },
    ]);
  });

  it.each([
    ['stateOverrides', 'XX,hazard.5,1.80', 'XX is not where the book holds.'],
    ['productOverrides', 'P_ONE,hazard.5,1.80', 'P_ONE is not where the book holds.'],
    [
      'stateOverrides',
      'OH,hazard.9,1.80',
      'OH overrides hazard.9, where the tables have no such value.',
    ],
    [
      'stateOverrides',
      'OH,hazard,1.80',
      'OH overrides hazard, where the tables have no such value.',
    ],
    [
      'stateOverrides',
      'OH,controlsClamp.decimals,9',
      'OH overrides controlsClamp.decimals, where the tables have no such value.',
    ],
  ])('tell that %s can not have %s', (table, row, detail) => {
    expect(findingsOf(overridden(table, row))).toEqual([{ table, detail }]);
  });

  it.each([
    ['loses a retention', 'stateOverrides', 'OH,retention.points,1000=1.16 500000=0.50', 'OH'],
    ['turns a curve', 'stateOverrides', 'OH,ilf.points,100000=0.3 50000=0.4', 'OH'],
    ['lets a class fall', 'stateOverrides', 'OH,hazard.5,1.20', 'OH'],
    ['breaks the core package', 'productOverrides', 'P250,coreCoverages.PCI.share,0.05', 'P250'],
  ])('tell of an override that %s', (_, table, row, scope) => {
    const findings = findingsOf(overridden(table, row));
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.every(({ detail }) => detail.endsWith(` in ${scope}.`))).toBe(true);
  });

  it('tell of two overrides that are sound alone and not where they meet', () => {
    const lower = overridden('productOverrides', 'P250,claimHistory.1,1.27');
    const higher = changed(lower, 'stateOverrides', (rows) => [
      ...rows,
      ['OH', 'claimHistory.2', '1.30'],
    ]);
    expect(findingsOf(lower)).toEqual([]);
    expect(findingsOf(higher)).toEqual([
      {
        table: 'claimHistory',
        detail: 'From 2 to 1 it must not fall, and goes from 1.30 to 1.27 in P250 in OH.',
      },
    ]);
  });
});
