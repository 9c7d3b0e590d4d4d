import type { CalculatorBody } from '../../../lib/api-types';
import { priceCauses } from './price-causes';

const RATED = {
  revenue: 5_000_000,
  companyAggregate: 55,
  industryAggregate: 60,
  controls: { mfaCount: 3, edrDeployed: 'YES' },
} as unknown as CalculatorBody;

describe('priceCauses', () => {
  it.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['the same in another order', { controls: { edrDeployed: 'YES', mfaCount: 3 } }, []],
    ['a score', { companyAggregate: 71 }, ['score']],
    ['an answer', { controls: { mfaCount: 2, edrDeployed: 'YES' } }, ['answers']],
    ['an answer that was not there', { adverseFlags: 1 }, ['answers']],
    ['a fact', { revenue: 6_000_000 }, ['facts']],
    [
      'all of them',
      { industryAggregate: 61, claimHistory: 1, state: 'CA' },
      ['score', 'answers', 'facts'],
    ],
    ['terms, which today does not change', { mgaFee: 100 }, []],
  ])('tells of %s', (_, change, causes) => {
    expect(priceCauses(RATED, { ...RATED, ...change })).toEqual(causes);
  });
});
