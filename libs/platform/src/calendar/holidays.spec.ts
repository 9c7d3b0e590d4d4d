import { holidaysOf } from './holidays';

describe('holidaysOf', () => {
  it.each([
    ['US', 2026, '2026-11-26', true],
    ['US', 2026, '2026-07-03', true],
    ['US', 2027, '2027-12-31', true],
    ['US', 2026, '2026-05-04', false],
    ['UK', 2026, '2026-05-04', true],
    ['UK', 2026, '2026-04-06', true],
    ['UK', 2026, '2026-12-28', true],
    ['UK', 2027, '2027-01-01', true],
    // Mother's Day is observed, and offices are open; the second of January is a holiday of Scotland.
    ['UK', 2026, '2026-03-15', false],
    ['UK', 2026, '2026-01-02', false],
    ['UK', 2026, '2026-11-26', false],
  ] as const)('in the %s of %i holds %s: %s', async (region, year, day, expected) => {
    expect((await holidaysOf(region, year)).has(day)).toBe(expected);
  });
});
