import { SEED_SHELF } from '../books/rate-books';
import { readInput } from './read-input';

const RISK = {
  product: 'P250',
  state: 'OH',
  industryCode: '541611',
  effectiveDate: '2026-06-01',
  revenue: 5_000_000,
  aggregateLimit: 1_000_000,
  retention: 10_000,
};

const read = (fields: object) =>
  readInput({ ...RISK, ...fields }, { mayBypass: false, books: SEED_SHELF });

describe('coercions', () => {
  it.each<[string, object, object, object]>([
    [
      'a coverage limit above the aggregate is the aggregate',
      { optional: ['BRICKING'], coverageLimits: { BRICKING: 2_000_000 } },
      { coverageLimits: { BRICKING: 1_000_000 } },
      {
        path: '/coverageLimits/BRICKING',
        requested: 2_000_000,
        applied: 1_000_000,
        rule: 'LIMIT_WITHIN_AGGREGATE',
      },
    ],
    [
      'cyber crime has at most what the answers allow',
      { cyberCrimeLimit: 500_000, fundTransferYes: 1 },
      { cyberCrimeLimit: 250_000 },
      { path: '/cyberCrimeLimit', requested: 500_000, applied: 250_000, rule: 'CYBER_CRIME_LIMIT' },
    ],
    [
      'cyber crime without any YES is dropped',
      { cyberCrimeLimit: 50_000, fundTransferYes: 0 },
      { cyberCrimeLimit: null },
      { path: '/cyberCrimeLimit', applied: null, rule: 'SECURITY_REQUIREMENT' },
    ],
    [
      'a coverage whose requirement is not answered is dropped, with its limit',
      {
        optional: ['BRICKING', 'FULL_SYSTEM_FAILURE'],
        coverageLimits: { FULL_SYSTEM_FAILURE: 500_000 },
        controls: { dmzSeparation: 'YES', backupFrequency: 'WEEKLY' },
      },
      { optional: ['BRICKING'], coverageLimits: {} },
      { path: '/optional', requested: 'FULL_SYSTEM_FAILURE', rule: 'SECURITY_REQUIREMENT' },
    ],
    [
      'a quarterly backup is too rare for contingent system failure',
      {
        optional: ['CONTINGENT_SYSTEM_FAILURE'],
        controls: { thirdPartySecurityAgreement: 'YES', backupFrequency: 'QUARTERLY' },
      },
      { optional: [] },
      { requested: 'CONTINGENT_SYSTEM_FAILURE', rule: 'SECURITY_REQUIREMENT' },
    ],
    [
      'isSurplus turns P250 into its surplus twin',
      { isSurplus: true },
      { product: 'P250_S' },
      { path: '/product', requested: 'P250', applied: 'P250_S', rule: 'SURPLUS_PRODUCT' },
    ],
    [
      'and the surplus one back',
      { product: 'P250_S', isSurplus: false },
      { product: 'P250' },
      { path: '/product', requested: 'P250_S', applied: 'P250' },
    ],
  ])('%s', (_, asked, applied, coercion) => {
    const { input, coercions } = read(asked);
    expect(input).toMatchObject(applied);
    expect(coercions).toHaveLength(1);
    expect(coercions[0]).toMatchObject(coercion);
    expect(coercions[0].reason).toMatch(/\.$/);
  });

  it('are not needed when the product fits', () => {
    expect(read({ isSurplus: false }).coercions).toEqual([]);
  });

  it.each([
    ['P100', true],
    ['P_PLUS', false],
  ])('of %s to isSurplus %s are refused', (product, isSurplus) => {
    expect(() => read({ product, isSurplus })).toThrow(/surplus product/);
  });
});
