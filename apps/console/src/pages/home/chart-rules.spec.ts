import type { HomeBucket } from '../../lib/api-types';
import {
  everyMonth,
  groupQuery,
  hitRatio,
  incurredOf,
  largest,
  lossRatio,
  measureOf,
  monthsOf,
  premiumOf,
} from './chart-rules';

const bucket = (patch: Partial<HomeBucket>): HomeBucket => ({
  key: 'a',
  label: 'a',
  count: 1,
  premium: 1,
  newBusiness: null,
  bound: null,
  ...patch,
});

describe('the months of a time', () => {
  it.each([
    ['2026-11-02T00:00:00.000Z', '2026-11-28T23:59:59.999Z', 'UTC', ['2026-11']],
    [
      '2025-12-15T00:00:00.000Z',
      '2026-02-01T23:59:59.999Z',
      'UTC',
      ['2025-12', '2026-01', '2026-02'],
    ],
    [
      '2026-10-01T07:00:00.000Z',
      '2026-12-01T07:59:59.999Z',
      'America/Los_Angeles',
      ['2026-10', '2026-11'],
    ],
  ])('are all there from %s to %s in %s', (after, before, timeZone, months) => {
    expect(monthsOf({ after, before, timeZone })).toEqual(months);
  });

  it('stand with nothing where nothing was', () => {
    const time = { after: '2026-01-01T00:00:00.000Z', before: '2026-03-31T23:59:59.999Z' };
    const period = { ...time, timeZone: 'UTC' };
    const rows = everyMonth([bucket({ key: '2026-02', premium: 7 })], period);
    expect(rows.map(({ key, premium }) => [key, premium])).toEqual([
      ['2026-01', 0],
      ['2026-02', 7],
      ['2026-03', 0],
    ]);
  });
});

it.each([
  ['quotes', 'count'],
  ['policies', 'premium'],
])('the bars of %s are as long as their %s', (list, measure) => {
  expect(measureOf({ list })).toBe(measure);
});

it('shows the eight largest groups, the largest first', () => {
  const buckets = Array.from({ length: 10 }, (_, count) => bucket({ key: String(count), count }));
  expect(largest(buckets, 'count').map(({ count }) => count)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
});

it('adds premiums to the cent', () => {
  expect(premiumOf([bucket({ premium: 0.1 }), bucket({ premium: 0.2 })])).toBe(0.3);
});

it.each([
  [1, 3, 33],
  [2, 3, 67],
  [null, 3, 0],
  [0, 0, 0],
])('of %p bound of %d is %d percent', (bound, newBusiness, percent) => {
  expect(hitRatio({ bound, newBusiness })).toBe(percent);
});

it.each([
  ['becameFor', 'became=REFERRED&becameFor=REF_CLASS'],
  ['became', 'became=REF_CLASS'],
  [null, 'became=REFERRED'],
])('a group that narrows %s opens %s', (narrows, asked) => {
  expect(groupQuery({ query: 'became=REFERRED', narrows }, { key: 'REF_CLASS' })).toBe(asked);
});

describe('losses', () => {
  it.each([
    [1, 3, 33.3],
    [0, 5, 0],
    [50_000.5, 1_000, 5000.1],
    // What is earned can be nothing, or less where more was given back.
    [5, 0, null],
    [5, -1, null],
  ])('%d incurred on %d earned are %p percent', (incurred, earned, percent) => {
    expect(lossRatio(incurred, earned)).toBe(percent);
  });

  it('are added to the cent', () => {
    const months = [bucket({ incurred: 0.1 }), bucket({ incurred: 0.2 }), bucket({})];
    expect(incurredOf(months)).toBe(0.3);
  });
});
