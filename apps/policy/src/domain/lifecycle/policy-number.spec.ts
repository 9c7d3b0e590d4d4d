import { policyNumber } from './policy-number';

describe('the number of a policy', () => {
  it.each([
    [2026, 1, 'P-26-0000001'],
    [2030, 1_234_567, 'P-30-1234567'],
    [2100, 12, 'P-00-0000012'],
  ])('of the year %i and the count %i is %s', (year, count, number) => {
    expect(policyNumber(year, count)).toBe(number);
  });
});
