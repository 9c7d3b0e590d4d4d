import { irpmModifier, irpmTotal, isWithin } from './irpm';

describe('irpm', () => {
  it.each([
    [{}, 0, '1.0000'],
    [{ drPlanning: -5, companyStability: 2.5 }, -2.5, '0.9750'],
    [{ managementOfContent: 0.1, dcmPractices: 0.2 }, 0.3, '1.0030'],
    [{ financialCondition: null, securityAwareness: 15 }, 15, '1.1500'],
  ])('of %j is %d percent and the modifier %s', (percents, total, modifier) => {
    expect(irpmTotal(percents)).toBe(total);
    expect(irpmModifier(percents)).toBe(modifier);
  });

  it.each([
    [-10, true],
    [10, true],
    [10.5, false],
  ])('of %d is within the plan: %s', (value, expected) => {
    expect(isWithin(value, { min: -10, max: 10 })).toBe(expected);
  });
});
