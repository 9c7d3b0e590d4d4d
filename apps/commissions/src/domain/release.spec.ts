import fc from 'fast-check';
import type { PremiumMoney } from './release';
import { releasable, sharePaid } from './release';

const money = (charged: number, paid: number, received = paid): PremiumMoney => ({
  charged,
  paid,
  received,
});

describe('releasable', () => {
  it.each<[string, number, PremiumMoney, number]>([
    ['nothing while nothing is paid', 150_000, money(1_000_000, 0), 0],
    ['half up to the cent', 137_055, money(913_700, 304_567), 45_685],
    ['all when all is paid', 137_055, money(913_700, 913_700), 137_055],
    ['all when more is paid than is charged', 150_000, money(246_600, 1_000_000), 150_000],
    ['a charge-back like a commission', -113_010, money(1_000_000, 500_000), -56_505],
    ['nothing of what was never paid and is charged no more', 38_150, money(0, 0), 0],
    ['all of what was paid and is charged no more', 38_150, money(0, 0, 305_200), 38_150],
    ['nothing of a premium that went back beyond what came', 38_150, money(1_000, -400, 600), 0],
    ['nothing of a charge below nothing, though something is paid', 38_150, money(-50, 10, 0), 0],
    ['nothing of a charge of nothing, though something is paid', 38_150, money(0, 10, 0), 0],
    ['half a cent of a commission, up', 1, money(2, 1), 1],
    ['half a cent of a charge-back, away from zero', -1, money(2, 1), -1],
    ['a cent of a small premium, all paid', 1, money(1, 1), 1],
  ])('is %s', (_, commission, premium, expected) => {
    expect(releasable(commission, premium)).toBe(expected);
  });

  it('never falls while premium comes in, and ends at the commission', () => {
    const premium = fc.integer({ min: 1, max: 1_000_000_000 });
    const commission = fc.integer({ min: 0, max: 400_000_000 });
    fc.assert(
      fc.property(
        premium,
        commission,
        fc.array(premium, { maxLength: 20 }),
        (charged, all, steps) => {
          let paid = 0;
          let before = 0;
          for (const step of [...steps, charged]) {
            paid += step;
            const released = releasable(all, money(charged, paid));
            expect(released).toBeGreaterThanOrEqual(before);
            expect(releasable(-all, money(charged, paid)) + released).toBe(0);
            before = released;
          }
          expect(before).toBe(all);
        },
      ),
    );
  });

  it.each([
    [money(300, 100), 33.3333],
    [money(300, 299), 99.6666],
    [money(300, 300), 100],
    [money(300, 0), 0],
    [money(300, -30, 10), 0],
    [money(0, 10, 0), 0],
    [money(-50, 10, 0), 0],
    [money(0, 0, 10), 100],
    [money(1_000_000, 1), 0.0001],
  ])('says the share of %j', (premium, expected) => {
    expect(sharePaid(premium)).toBe(expected);
  });
});
