import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BookedClaim, MeasuredClaim, Triangle, TriangleMeasure } from './triangles';
import { developed, developmentFactors, measuredClaims, triangleOf } from './triangles';

const FOLDER = join(process.cwd(), '../shared/foreign/claims/triangles');

const totalOf = (rows: Triangle): { latest: number; toCome: number } => {
  const parts = developed(rows, developmentFactors(rows));
  const sum = (name: 'latest' | 'toCome') => parts.reduce((all, part) => all + part[name], 0);
  return { latest: sum('latest'), toCome: sum('toCome') };
};

/** A table of three columns: of which period, at the end of which one, how much. */
function published(file: string, [origin, valuation, value]: [string, string, string]): Triangle {
  const [head, ...lines] = readFileSync(join(FOLDER, file), 'utf8').trim().split(/\r?\n/);
  const at = head.split(',').map((name) => name.trim());
  const cells = lines.map((line) => {
    const parts = line.split(',').map(Number);
    return [origin, valuation, value].map((name) => parts[at.indexOf(name)]);
  });
  const origins = [...new Set(cells.map(([period]) => period))].sort((one, two) => one - two);
  return origins.map((period) =>
    cells
      .filter(([one]) => one === period)
      .sort(([, one], [, two]) => one - two)
      .map(([, , amount]) => amount),
  );
}

const SHORT: [string, string, string] = ['origin', 'development', 'values'];
const LONG: [string, string, string] = ['Accident Year', 'Calendar Year', 'Case Incurred'];

type Published = [string, [string, string, string], number, number, number];

const PUBLISHED: Published[] = [
  ['raa.csv', SHORT, 2.999359, 1.009217, 52_135.23],
  ['mack_1997.csv', LONG, 2.999359, 1.009217, 52_135.23],
  ['genins.csv', SHORT, 3.490607, 1.017725, 18_680_855.61],
  ['mortgage.csv', SHORT, 11.104259, 1.022683, 14_546_730.14],
];

describe('published triangles', () => {
  const known = PUBLISHED.filter(([file]) => existsSync(join(FOLDER, file)));

  it('are read where they are there', () => {
    expect(known).toHaveLength(existsSync(FOLDER) ? PUBLISHED.length : 0);
  });

  for (const [file, columns, first, last, toCome] of known) {
    it(`${file} grows and comes to what was published`, () => {
      const rows = published(file, columns);
      const factors = developmentFactors(rows);
      expect(factors[0]).toBeCloseTo(first, 6);
      expect(factors.at(-1)).toBeCloseTo(last, 6);
      expect(totalOf(rows).toCome).toBeCloseTo(toCome, 1);
      expect(totalOf(rows.slice(0, -1)).toCome).not.toBeCloseTo(toCome, 1);
    });
  }
});

describe('development', () => {
  // 100 -> 150 -> 165 and 200 -> 250: (150 + 250) / 300 and 165 / 150.
  const ROWS = [[100, 150, 165], [200, 250], [90]];

  it('is the sum at the next age over the sum at this one', () => {
    expect(developmentFactors(ROWS)).toEqual([400 / 300, 165 / 150]);
    const [oldest, middle, newest] = developed(ROWS, developmentFactors(ROWS));
    expect(oldest).toEqual({ latest: 165, ultimate: 165, toCome: 0 });
    expect(middle.ultimate).toBeCloseTo(275, 9);
    expect(newest.ultimate).toBeCloseTo(132, 9);
    expect(newest.toCome).toBeCloseTo(42, 9);
  });

  it.each<[string, Triangle, number[]]>([
    ['nothing at all', [], []],
    ['one period', [[5]], []],
    ['nothing to grow from', [[0, 7], [0]], [1]],
  ])('of %s', (_, rows, factors) => {
    expect(developmentFactors(rows)).toEqual(factors);
  });
});

describe('a triangle of claims', () => {
  const claim = (lossDate: string, steps: [string, number][]): MeasuredClaim => ({
    lossDate,
    valueOn: (day) => steps.findLast(([on]) => on <= day)?.[1] ?? 0,
  });
  const CLAIMS = [
    claim('2024-12-31', [
      ['2025-01-01', 10],
      ['2026-02-28', 30],
    ]),
    claim('2025-01-01', [['2025-06-30', 7]]),
    claim('2025-11-30', [['2026-03-01', 5]]),
    claim('2026-04-01', [['2026-04-01', 99]]),
  ];

  it.each<[string, 'MONTH' | 'YEAR', string, number, string[], Triangle]>([
    [
      'by year, a loss on the last day in its year, what is booked later not yet',
      'YEAR',
      '2026-02-28',
      10,
      ['2024', '2025', '2026'],
      [[0, 10, 30], [7, 7], [0]],
    ],
    [
      'by month, over the end of a year',
      'MONTH',
      '2026-01-31',
      3,
      ['2025-11', '2025-12', '2026-01'],
      [[0, 0, 0], [0, 0], [0]],
    ],
    [
      'by month, the last day of a short one in it',
      'MONTH',
      '2026-03-31',
      5,
      ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
      [[0, 0, 0, 0, 5], [0, 0, 0, 0], [0, 0, 0], [0, 0], [0]],
    ],
  ])('%s', (_, grain, asOf, most, origins, rows) => {
    expect(triangleOf(CLAIMS, { grain, asOf, most })).toEqual({ origins, rows });
  });

  it('has one empty period where there is no claim', () => {
    expect(triangleOf([], { grain: 'YEAR', asOf: '2026-03-31', most: 10 })).toEqual({
      origins: ['2026'],
      rows: [[0]],
    });
  });
});

describe('a claim that is measured', () => {
  const act = (on: string, paid: number, incurred: number) =>
    ({ on, status: 'OPEN', paid, incurred }) as const;
  const claim: BookedClaim = {
    lossDate: '2026-01-01',
    reported: '2026-01-03',
    acts: [act('2026-01-05', 0, 10), act('2026-01-07', 4, 20)],
  };

  it.each<[TriangleMeasure, number[]]>([
    ['COUNT', [0, 1, 1, 1]],
    ['INCURRED', [0, 0, 10, 20]],
    ['PAID', [0, 0, 0, 4]],
  ])('as %s, counts from its day', (measure, values) => {
    const [{ valueOn }] = measuredClaims([claim], measure);
    const days = ['2026-01-02', '2026-01-03', '2026-01-06', '2026-01-07'];
    expect(days.map(valueOn)).toEqual(values);
  });

  it('is left out when its last act made it void', () => {
    const end = { ...act('2026-01-09', 0, 0), status: 'VOID' } as const;
    expect(measuredClaims([{ ...claim, acts: [...claim.acts, end] }], 'COUNT')).toEqual([]);
    expect(measuredClaims([{ ...claim, acts: [] }], 'COUNT')).toHaveLength(1);
  });
});
