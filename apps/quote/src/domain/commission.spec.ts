import { commissionPercent } from './commission';

describe('commissionPercent', () => {
  it.each([
    ['P250', 15, 17.5],
    ['P250_S', 15, 17.5],
    ['P100', 17.5, 17.5],
    ['P_PLUS', 12.5, 12.5],
    ['P_ONE', 20, 20],
  ] as const)('gives for %s %d percent, a wholesaler %d', (product, retail, wholesale) => {
    expect(commissionPercent(product, false)).toBe(retail);
    expect(commissionPercent(product, true)).toBe(wholesale);
  });
});
