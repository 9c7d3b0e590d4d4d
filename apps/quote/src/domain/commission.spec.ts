import { commissionPercent } from './commission';

describe('commissionPercent', () => {
  it.each([
    ['P250', 15],
    ['P250_S', 15],
    ['P100', 17.5],
    ['P_PLUS', 12.5],
    ['P_ONE', 20],
  ] as const)('gives for %s %d percent', (product, percent) => {
    expect(commissionPercent(product)).toBe(percent);
  });
});
