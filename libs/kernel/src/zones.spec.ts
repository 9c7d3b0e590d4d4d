import fc from 'fast-check';
import { addDays } from './dates';
import { coverInstant, endOfDay, instantIn, isTimeZone, startOfDay, todayIn } from './zones';

const NEW_YORK = 'America/New_York';
const LONDON = 'Europe/London';

describe('coverInstant', () => {
  it.each([
    ['2026-01-15', NEW_YORK, '2026-01-15T05:01:00.000Z'],
    ['2026-07-15', NEW_YORK, '2026-07-15T04:01:00.000Z'],
    ['2026-03-08', NEW_YORK, '2026-03-08T05:01:00.000Z'],
    ['2026-03-09', NEW_YORK, '2026-03-09T04:01:00.000Z'],
    ['2026-11-01', NEW_YORK, '2026-11-01T04:01:00.000Z'],
    ['2026-07-15', 'America/Phoenix', '2026-07-15T07:01:00.000Z'],
    ['2026-01-15', 'Pacific/Honolulu', '2026-01-15T10:01:00.000Z'],
    ['2026-01-15', LONDON, '2026-01-15T00:01:00.000Z'],
    ['2026-06-01', LONDON, '2026-05-31T23:01:00.000Z'],
  ])('of %s in %s is %s', (date, zone, instant) => {
    expect(coverInstant(date, zone).toISOString()).toBe(instant);
  });
});

describe('the days of a zone', () => {
  it.each([
    ['2026-06-01T03:59:59Z', NEW_YORK, '2026-05-31'],
    ['2026-06-01T04:00:00Z', NEW_YORK, '2026-06-01'],
    ['2026-05-31T23:00:00Z', LONDON, '2026-06-01'],
  ])('show at %s in %s the date %s', (now, zone, date) => {
    expect(todayIn(zone, new Date(now))).toBe(date);
  });

  it('start and end where the calendar changes, also on the day of 23 hours', () => {
    const [start, end] = [startOfDay('2026-03-08', NEW_YORK), endOfDay('2026-03-08', NEW_YORK)];
    expect(start.toISOString()).toBe('2026-03-08T05:00:00.000Z');
    expect(end.toISOString()).toBe('2026-03-09T03:59:59.999Z');
  });

  it('start at the first minute that exists where the clock skips midnight', () => {
    const start = startOfDay('2018-11-04', 'America/Sao_Paulo');
    expect(start.toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(todayIn('America/Sao_Paulo', start)).toBe('2018-11-04');
  });

  it.each([
    ['UTC', '2026-11-30T13:15:00.000Z'],
    ['America/New_York', '2026-11-30T08:15:00.000-05:00'],
    ['Asia/Kolkata', '2026-11-30T18:45:00.000+05:30'],
  ])('show an instant in %s', (zone, shown) => {
    expect(instantIn(zone, new Date('2026-11-30T13:15:00Z'))).toBe(shown);
  });

  it('follow each other without gap or overlap', () => {
    const days = fc.integer({ min: 0, max: 3650 }).map((count) => addDays('2024-01-01', count));
    const zones = fc.constantFrom(NEW_YORK, LONDON, 'America/Anchorage', 'Pacific/Honolulu');
    fc.assert(
      fc.property(days, zones, (date, zone) => {
        const next = startOfDay(addDays(date, 1), zone).getTime();
        expect(endOfDay(date, zone).getTime()).toBe(next - 1);
        expect(todayIn(zone, coverInstant(date, zone))).toBe(date);
      }),
    );
  });

  it('refuse a zone or date that does not exist', () => {
    expect(['UTC', LONDON].map(isTimeZone)).toEqual([true, true]);
    const none = ['Mars/Olympus', 'local', 'system', 'UTC+3', ''];
    expect(none.filter(isTimeZone)).toEqual([]);
    expect(() => startOfDay('2026-06-01', 'Mars/Olympus')).toThrow(RangeError);
    expect(() => startOfDay('2026-06-31', LONDON)).toThrow('Not a valid date');
  });
});
