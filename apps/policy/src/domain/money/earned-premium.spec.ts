import { addDays } from '@palisade/kernel';
import fc from 'fast-check';
import type { Earning } from './earned-premium';
import { earnedBefore } from './earned-premium';

const YEAR = { from: '2026-01-01', to: '2027-01-01' };
const earning = fc.record({
  premium: fc.integer({ min: -10_000_000, max: 10_000_000 }),
  from: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-06-01', days)),
  days: fc.integer({ min: 0, max: 550 }),
  stop: fc.option(fc.integer({ min: 0, max: 900 }).map((days) => addDays('2025-06-01', days))),
});
const drawn = fc
  .array(earning, { maxLength: 12 })
  .map((all): Earning[] =>
    all.map(({ premium, from, days, stop }) => ({ premium, from, to: addDays(from, days), stop })),
  );
const FAR = '2035-01-01';

describe('earned premium', () => {
  it.each([
    ['before the first day', 36_500, '2026-01-01', 0],
    ['after a day', 36_500, '2026-01-02', 100],
    ['below half a cent', 100, '2026-01-02', 0],
    ['at half a cent and above', 183, '2026-01-02', 1],
    ['a return below half', -182, '2026-01-02', 0],
    ['a return above half', -183, '2026-01-02', -1],
    ['at the end', 36_500, '2027-01-01', 36_500],
    ['long after it', 36_500, FAR, 36_500],
  ])('is earned by the day: %s', (_, premium, day, expected) => {
    expect(earnedBefore([{ premium, ...YEAR }], day) + 0).toBe(expected);
  });

  it('counts 29 February as a day', () => {
    const leap = { premium: 36_600, from: '2028-01-01', to: '2029-01-01' };
    expect(earnedBefore([leap], '2028-03-01')).toBe(6000);
  });

  it('rounds many together once', () => {
    const small = { premium: 100, ...YEAR };
    expect(earnedBefore([small, small, small, small], '2026-01-02')).toBe(1);
  });

  it('is nothing after a cancellation from the first day', () => {
    const stack = [
      { premium: 36_500, ...YEAR },
      { premium: -36_500, ...YEAR },
    ];
    expect(earnedBefore(stack, '2026-07-01')).toBe(0);
  });

  it('stops where a cancellation gives back the rest', () => {
    const stack = [
      { premium: 36_500, ...YEAR },
      { premium: -27_500, from: '2026-04-01', to: '2027-01-01' },
    ];
    expect(earnedBefore(stack, '2026-04-01')).toBe(9000);
    expect(earnedBefore(stack, '2026-12-01')).toBe(9000);
  });

  it('earns what a cancellation keeps on its date, and nothing afterwards', () => {
    // Short rate: 90 % of the 275 days that are left go back.
    const stop = '2026-04-01';
    const stack = [
      { premium: 36_500, ...YEAR, stop },
      { premium: -24_750, from: stop, to: stop },
    ];
    expect(earnedBefore(stack, '2026-04-01')).toBe(9000);
    for (const day of ['2026-04-02', '2026-12-01', FAR]) {
      expect(earnedBefore(stack, day)).toBe(11_750);
    }
  });

  it('counts nothing of what would have begun after a cancellation', () => {
    const stop = '2026-04-01';
    const later = { premium: 10_000, from: '2026-06-01', to: '2027-01-01', stop };
    const returned = { premium: -10_000, from: stop, to: stop };
    for (const day of ['2026-04-01', '2026-04-02', '2026-08-01', FAR]) {
      expect(earnedBefore([later, returned], day) + 0).toBe(0);
    }
  });

  it('is in the end what was charged, however it is split and wherever it is cancelled', () => {
    fc.assert(
      fc.property(drawn, (earnings) => {
        const charged = earnings.reduce((sum, { premium }) => sum + premium, 0);
        expect(earnedBefore(earnings, FAR) + 0).toBe(charged + 0);
      }),
    );
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(drawn, (earnings) => {
        const reversed = earnings.toReversed();
        expect(earnedBefore(reversed, '2026-05-05')).toBe(earnedBefore(earnings, '2026-05-05'));
      }),
    );
  });
});
