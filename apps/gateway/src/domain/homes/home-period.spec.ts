import { HOME_RANGES, periodsOf } from './home-period';

describe('the time of a home', () => {
  it('is whole days of UTC, today included', () => {
    expect(periodsOf(30, new Date('2026-03-01T23:30:00Z'))).toEqual({
      current: { after: '2026-01-31T00:00:00.000Z', before: '2026-03-01T23:59:59.999Z' },
      previous: { after: '2026-01-01T00:00:00.000Z', before: '2026-01-30T23:59:59.999Z' },
    });
  });

  it.each(HOME_RANGES)('of %i days follows on the time before without a gap', (range) => {
    const { current, previous } = periodsOf(range, new Date('2028-02-29T00:30:00Z'));
    const days = (period: typeof current) =>
      (Date.parse(period.before) + 1 - Date.parse(period.after)) / 86_400_000;
    expect(Date.parse(previous.before) + 1).toBe(Date.parse(current.after));
    expect([days(current), days(previous)]).toEqual([range, range]);
  });
});
