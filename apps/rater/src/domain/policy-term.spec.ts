import { decimalText } from './exact';
import { policyStart } from './policy-term';

describe('the start of a policy', () => {
  it.each([
    ['2026-06-01', '2027-06-01', '2026-12-01', '2027-12-01'],
    ['2028-02-29', '2029-02-28', '2028-08-29', '2029-08-29'],
    ['2026-08-31', '2027-08-31', '2027-02-28', '2028-02-29'],
  ])('on %s ends on %s, from %s to %s', (date, anniversary, firstEnd, lastEnd) => {
    expect(policyStart(date)).toMatchObject({ anniversary, firstEnd, lastEnd });
  });

  it.each([
    ['2027-06-01', '2028-06-01', '1'],
    ['2026-06-01', '2026-12-01', '0.5014'],
    ['2026-06-01', '2027-12-01', '1.5014'],
    ['2028-02-29', '2029-03-01', '1.0027'],
  ])('from %s to %s has the factor %s', (from, to, factor) => {
    expect(decimalText(policyStart(from).termFactor(to))).toBe(factor);
  });
});
