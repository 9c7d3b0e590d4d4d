import type { OfferedTerm } from './differences';
import { differencesOf } from './differences';
import { expiringTerm } from './renewal.fixture';

const EXPIRING = expiringTerm();
const { terms, answers, facts } = EXPIRING;

describe('what differs in a renewal', () => {
  it.each<[string, Partial<OfferedTerm>, [string, string, unknown, unknown][]]>([
    ['is nothing where nothing changed', {}, []],
    [
      'is its limit, in currency units, and no coverage that follows it',
      { terms: { ...terms, limit: 200_000_000 } },
      [['TERM', 'limit', 1_000_000, 2_000_000]],
    ],
    [
      'is a coverage that has another limit of its own',
      {
        terms: {
          ...terms,
          coverages: [terms.coverages[0], { key: 'CYBER_CRIME', limit: 5_000_000 }],
        },
      },
      [['COVERAGE', 'CYBER_CRIME', 100_000, 50_000]],
    ],
    [
      'is a coverage that is left out',
      { terms: { ...terms, coverages: [terms.coverages[0]] } },
      [['COVERAGE', 'CYBER_CRIME', 100_000, null]],
    ],
    [
      'is what is known of the insured',
      { facts: { ...facts, revenue: 150_000_000 } },
      [['FACT', 'revenue', 1_000_000, 1_500_000]],
    ],
    [
      'is what was answered',
      { answers: { isMfaEnabled: false } },
      [['ANSWER', 'isMfaEnabled', true, false]],
    ],
  ])('%s', (_, change, expected) => {
    const found = differencesOf(EXPIRING, { terms, answers, facts, ...change });
    expect(found.map(({ kind, field, before, after }) => [kind, field, before, after])).toEqual(
      expected,
    );
  });
});
