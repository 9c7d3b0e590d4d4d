import type { Coercion } from './coercions';
import { coercedInput, coercedTerms } from './coercions';
import type { QuoteTerms } from './quote-terms';

const coercion = (
  path: string,
  requested: string | number,
  applied: string | number | null,
): Coercion => ({ path, requested, applied, rule: 'R', reason: 'because' });

const TERMS = {
  coverages: [
    { key: 'CYBER_CRIME', limit: 25_000_000 },
    { key: 'BRICKING', limit: null },
    { key: 'TECH_ENO', limit: 100_000_000 },
  ],
} as unknown as QuoteTerms;

const BARE = { effectiveDate: '2026-01-01', revenue: 1_000_000 };
const INPUT = {
  ...BARE,
  product: 'P250' as const,
  cyberCrimeLimit: 250_000,
  optional: ['BRICKING', 'CYBER_CRIME'],
  coverageLimits: { BRICKING: 5_000, TECH_ENO: 1_000_000 },
};

describe('what the rater changed', () => {
  it.each<[string, Coercion, [string, number | null][]]>([
    [
      'lowers the limit of cyber crime',
      coercion('/cyberCrimeLimit', 250_000, 100_000),
      [
        ['CYBER_CRIME', 10_000_000],
        ['BRICKING', null],
        ['TECH_ENO', 100_000_000],
      ],
    ],
    [
      'drops cyber crime',
      coercion('/cyberCrimeLimit', 250_000, null),
      [
        ['BRICKING', null],
        ['TECH_ENO', 100_000_000],
      ],
    ],
    [
      'drops an optional coverage',
      coercion('/optional', 'BRICKING', null),
      [
        ['CYBER_CRIME', 25_000_000],
        ['TECH_ENO', 100_000_000],
      ],
    ],
    [
      'lowers the limit of a coverage',
      coercion('/coverageLimits/TECH_ENO', 1_000_000, 500_000),
      [
        ['CYBER_CRIME', 25_000_000],
        ['BRICKING', null],
        ['TECH_ENO', 50_000_000],
      ],
    ],
    [
      'leaves the coverages for what is none of them',
      coercion('/x/coverageLimits/TECH_ENO/y', 1, null),
      [
        ['CYBER_CRIME', 25_000_000],
        ['BRICKING', null],
        ['TECH_ENO', 100_000_000],
      ],
    ],
  ])('%s in the terms', (_, change, expected) => {
    const { coverages } = coercedTerms(TERMS, [change]);
    expect(coverages.map(({ key, limit }) => [key, limit])).toEqual(expected);
  });

  it.each<[string, Coercion[], object]>([
    ['nothing', [], {}],
    ['another field', [coercion('/deductible', 1, 2)], {}],
    [
      'the limit of cyber crime',
      [coercion('/cyberCrimeLimit', 250_000, 100_000)],
      { cyberCrimeLimit: 100_000 },
    ],
    [
      'the limit of a coverage',
      [coercion('/coverageLimits/TECH_ENO', 1_000_000, 500_000)],
      { coverageLimits: { BRICKING: 5_000, TECH_ENO: 500_000 } },
    ],
    [
      'an optional coverage, with its limit',
      [coercion('/optional', 'BRICKING', null)],
      { optional: ['CYBER_CRIME'], coverageLimits: { TECH_ENO: 1_000_000 } },
    ],
  ])('is rated again: %s', (_, changes, expected) => {
    expect(coercedInput(INPUT, changes)).toEqual({ ...INPUT, ...expected });
  });

  it('leaves no limit of cyber crime that was dropped', () => {
    const input = coercedInput(INPUT, [coercion('/cyberCrimeLimit', 250_000, null)]);
    expect('cyberCrimeLimit' in input).toBe(false);
    expect(input.product).toBe('P250');
  });

  it('gives limits to an input that has none', () => {
    const changed = coercedInput({ ...BARE, optional: [] }, [
      coercion('/coverageLimits/BRICKING', 2, 1),
    ]);
    expect(changed).toEqual({ ...BARE, optional: [], coverageLimits: { BRICKING: 1 } });
  });
});
