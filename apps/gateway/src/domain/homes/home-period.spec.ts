import { HOME_RANGES, timesOf } from './home-period';

describe('the time of a home', () => {
  it.each([
    ['UTC', '2026-01-31T00', '2026-03-01T00', '2026-03-01T23'],
    ['America/New_York', '2026-01-31T05', '2026-03-01T05', '2026-03-02T04'],
    ['Pacific/Honolulu', '2026-01-31T10', '2026-03-01T10', '2026-03-02T09'],
    ['Asia/Tokyo', '2026-01-31T15', '2026-03-01T15', '2026-03-02T14'],
  ])('is whole days of %s, today included', (timeZone, first, today, last) => {
    const { current, ...times } = timesOf(30, new Date('2026-03-01T23:30:00Z'), timeZone);
    const before = `${last}:59:59.999Z`;
    expect(current).toEqual({ after: `${first}:00:00.000Z`, before });
    expect(times.today).toEqual({ after: `${today}:00:00.000Z`, before });
  });

  it.each(HOME_RANGES)('of %i days follows on the time before without a gap', (range) => {
    const { current, previous } = timesOf(range, new Date('2028-02-29T00:30:00Z'), 'UTC');
    const days = (period: typeof current) =>
      (Date.parse(period.before) + 1 - Date.parse(period.after)) / 86_400_000;
    expect(Date.parse(previous.before) + 1).toBe(Date.parse(current.after));
    expect([days(current), days(previous)]).toEqual([range, range]);
  });
});
