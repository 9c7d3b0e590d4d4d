import fc from 'fast-check';
import { premiumLeft, premiumWithin, sharePaid } from './premium-part';

describe('premiumWithin', () => {
  it.each([
    ['nothing', 0, 0],
    ['half', 5_376, 5_000],
    ['all', 10_751, 10_000],
    ['more than all', 20_000, 10_000],
    ['what was taken back beyond what came', -100, 0],
  ])('of %s', (_, paid, expected) => {
    expect(premiumWithin(paid, { amountDue: 10_751, premium: 10_000 })).toBe(expected);
  });

  it('never falls while more is paid, so the parts of the payments sum to the premium', () => {
    const asked = fc
      .tuple(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 0, max: 100_000_000 }))
      .map(([premium, rest]) => ({ premium, amountDue: premium + rest }));
    const payments = fc.array(fc.integer({ min: 1, max: 50_000_000 }), { maxLength: 20 });
    fc.assert(
      fc.property(asked, payments, (invoice, amounts) => {
        let paid = 0;
        let parts = 0;
        for (const amount of [...amounts, invoice.amountDue]) {
          const before = premiumWithin(paid, invoice);
          paid += amount;
          const part = premiumWithin(paid, invoice) - before;
          expect(part).toBeGreaterThanOrEqual(0);
          parts += part;
        }
        expect(parts).toBe(invoice.premium);
      }),
    );
  });
});

describe('premiumLeft', () => {
  const asked = { amountDue: 3_000, premium: 2_700 };
  it.each([
    ['all that was too much', { paid: 10_000, premiumPaid: 9_000 }, 7_000, 2_700],
    ['a part less than the premium', { paid: 10_000, premiumPaid: 9_000 }, 5_000, 4_000],
    ['a part larger than the premium', { paid: 10_000, premiumPaid: 9_000 }, 6_500, 2_700],
    ['an overpayment, which has none', { paid: 3_075, premiumPaid: 2_700 }, 75, 2_700],
    ['more than was too much', { paid: 3_000, premiumPaid: 2_700 }, 1_500, 1_350],
  ])('after %s went back', (_, before, refunded, expected) => {
    expect(premiumLeft(before, refunded, asked)).toBe(expected);
  });
});

describe('sharePaid', () => {
  it.each([
    [0, 300, 0],
    [100, 300, 33.3333],
    [299, 300, 99.6666],
    [300, 300, 100],
    [999_999_999, 1_000_000_000, 99.9999],
    [0, 0, 100],
    [-30, 300, 0],
  ])('of %i of %i is %d%%', (paid, due, expected) => {
    expect(sharePaid(paid, due)).toBe(expected);
  });
});
