import { INDUSTRY_FACTORS } from '@palisade/trade';
import { portfolioScore } from './portfolio';

const member = (companyAggregate: number, weight: number, hazard: 1 | 5 = 1) => ({
  companyAggregate,
  weight,
  factors: INDUSTRY_FACTORS[hazard],
});

describe('portfolioScore', () => {
  it.each([
    ['of one account', [member(70, 1)], 70],
    ['of equal weights, half up', [member(70, 5), member(71, 5)], 71],
    ['by what is insured', [member(80, 3_000_000_00), member(40, 1_000_000_00)], 70],
    ['without a weight', [member(70, 0)], null],
    ['of none', [], null],
  ])('%s', (_, members, aggregate) => {
    expect(portfolioScore(members).aggregate).toBe(aggregate);
  });

  it('weights each factor alike', () => {
    const { factors } = portfolioScore([member(56, 1), member(67, 1, 5)]);
    expect(factors).toMatchObject({ networkSecurity: 67, compliance: 59 });
  });
});
