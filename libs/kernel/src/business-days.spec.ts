import { addBusinessDays, isBusinessDay } from './business-days';

const HOLIDAYS = new Set(['2026-01-19', '2026-11-26', '2026-12-25']);

describe('business days', () => {
  it.each([
    ['2026-01-16', 1, '2026-01-20'],
    ['2026-01-17', 1, '2026-01-20'],
    ['2026-01-16', 0, '2026-01-16'],
    ['2026-11-23', 5, '2026-12-01'],
  ])(
    'are counted from %s by %i to %s, without the day itself, weekends and holidays',
    (from, days, to) => {
      expect(addBusinessDays(from, days, HOLIDAYS)).toBe(to);
    },
  );

  it.each([
    ['2026-11-25', true],
    ['2026-11-26', false],
    ['2026-11-28', false],
  ])('of which %s is one: %s', (day, expected) => {
    expect(isBusinessDay(day, HOLIDAYS)).toBe(expected);
  });
});
