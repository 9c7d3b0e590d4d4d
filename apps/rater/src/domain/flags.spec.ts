import { SEED_SHELF } from './books/rate-books';
import { readInput } from './input/read-input';
import type { Rating } from './rate';
import { rate } from './rate';

const RISK = {
  product: 'P250',
  state: 'OH',
  industryCode: '541611',
  effectiveDate: '2026-06-01',
  revenue: 30_000_000,
  aggregateLimit: 1_000_000,
  retention: 10_000,
};
const rated = (fields: object): Rating =>
  rate(readInput({ ...RISK, ...fields }, { mayBypass: false, books: SEED_SHELF }));
const rulesOf = ({ flags }: Rating): string[] => flags.map(({ level, rule }) => `${level} ${rule}`);

describe('the flags of a rating', () => {
  it.each<[object, string[]]>([
    [{}, []],
    [{ revenue: 250_000_000 }, []],
    [{ revenue: 250_000_001 }, ['block REF_REVENUE']],
    [{ industryCode: '622110' }, ['refer REF_CLASS']],
    [{ industryCode: '561450' }, ['decline DEC_CLASS']],
    [{ claimHistory: 1 }, ['refer REF_RECENT_CLAIM']],
    [{ claimHistory: 2 }, []],
    [{ records: 5_000_001 }, ['refer REF_RECORDS']],
    [{ controls: { mfaCount: 0 } }, ['refer REF_NO_MFA']],
    [{ controls: { mfaCount: 0 }, revenue: 24_999_999 }, []],
    [{ controls: { backupFrequency: 'NEVER' } }, ['refer REF_NO_BACKUP']],
    [{ companyAggregate: 39.9 }, ['refer REF_SCORE']],
    [{ companyAggregate: 40 }, []],
    [{ cowbellRiskFactors: { compliance: 24 } }, ['refer REF_SCORE']],
    [{ cowbellRiskFactors: { compliance: 25 } }, []],
    [{ securityQuestions: { pendingLitigation: 'YES' } }, ['refer REF_LITIGATION']],
    [{ securityQuestions: { pastCyberIncident: 'YES' } }, []],
    [{ percentInternationalSales: 50.1 }, ['refer REF_INTL']],
    [{ industryCode: '621210', aggregateLimit: 3_500_000 }, ['refer REF_LIMIT_AUTH']],
    [{ aggregateLimit: 3_500_000 }, []],
    [{ state: 'AK' }, ['block REF_NOT_FILED']],
    [{ state: 'AK', product: 'P250_S' }, []],
    [{ revenue: 1, retention: 250_000 }, ['info MINIMUM_PREMIUM']],
  ])('of %j are %j', (fields, rules) => {
    expect(rulesOf(rated(fields))).toEqual(rules);
  });

  it('say what was seen and what the bound is', () => {
    expect(rated({ revenue: 260_000_000 }).flags).toEqual([
      {
        level: 'block',
        rule: 'REF_REVENUE',
        reason: 'The revenue is above what the product is for.',
        observed: 260_000_000,
        threshold: 250_000_000,
      },
    ]);
  });

  it('name the surplus product where the admitted one is not filed', () => {
    expect(rated({ state: 'LA' }).flags[0].reason).toContain('P250_S');
    const cloud = { product: 'PRIME_CLOUD', state: 'LA', revenue: 1_000_000 };
    expect(rated(cloud).flags[0].reason).toBe('PRIME_CLOUD is not filed in LA.');
  });

  it.each([
    [{ claimHistory: 1 }, true],
    [{ claimHistory: 1, industryCode: '561450' }, false],
    [{ claimHistory: 1, state: 'AK' }, false],
    [{}, false],
  ])('refer %j to an underwriter: %s', (fields, isReferred) => {
    expect(rated(fields).referToUnderwriter).toBe(isReferred);
  });
});
