import type { AutomaticRenewal } from './automatic';
import { automaticReasons } from './automatic';
import { expiringTerm } from './renewal.fixture';

const LIKE: AutomaticRenewal = {
  hasClaim: false,
  limit: 100_000_000,
  hazard: 3,
  revenue: 100_000_000,
  score: 70,
};

describe('a renewal that was made by itself', () => {
  it.each<[string, Partial<AutomaticRenewal>, string[]]>([
    ['goes on where nothing changed', {}, []],
    ['is looked at after a claim', { hasClaim: true }, ['RENEWAL_CLAIM']],
    ['goes on by a score worse by 14 points', { score: 56 }, []],
    ['is looked at by one worse by 15', { score: 55 }, ['RENEWAL_SCORE']],
    ['goes on by a better score', { score: 100 }, []],
    ['is looked at without a score', { score: null }, ['RENEWAL_SCORE']],
    ['goes on by 19.9 % more revenue', { revenue: 119_900_000 }, []],
    ['is looked at by 20 % more', { revenue: 120_000_000 }, ['RENEWAL_REVENUE']],
    ['is looked at by 20 % less', { revenue: 80_000_000 }, ['RENEWAL_REVENUE']],
    ['is looked at by another hazard', { hazard: 4 }, ['RENEWAL_HAZARD']],
    ['is looked at by another limit', { limit: 200_000_000 }, ['RENEWAL_LIMIT']],
    ['tells every reason', { hasClaim: true, hazard: 1 }, ['RENEWAL_CLAIM', 'RENEWAL_HAZARD']],
  ])('%s', (_, change, codes) => {
    const reasons = automaticReasons(expiringTerm(), { ...LIKE, ...change });
    expect(reasons.map(({ code }) => code)).toEqual(codes);
  });

  it('does not compare a score with none', () => {
    expect(automaticReasons(expiringTerm({ score: null }), { ...LIKE, score: null })).toEqual([]);
  });
});
