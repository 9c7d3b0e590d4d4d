import { snoozeForDays, startOfDay } from './snooze-until';

/** What the clock on the wall says of an instant. */
const here = (instant: string) => {
  const date = new Date(instant);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours()].join(' ');
};

describe('when a quote comes back', () => {
  it.each([
    ['2026-11-23', 1, '2026 11 24 0'],
    ['2026-11-30', 3, '2026 12 3 0'],
    ['2026-12-31', 1, '2027 1 1 0'],
    ['2028-02-28', 1, '2028 2 29 0'],
    ['2026-03-07', 1, '2026 3 8 0'],
  ])('from %s after %i days', (today, days, expected) => {
    expect(here(snoozeForDays(today, days))).toBe(expected);
  });

  it('on a date as that day begins', () => {
    expect(here(startOfDay('2026-12-24'))).toBe('2026 12 24 0');
  });
});
