import {
  addDays,
  coverInstant,
  daysBetween,
  endOfDay,
  startOfDay,
  todayIn,
} from '@palisade/kernel';
import { HARD_MOMENTS } from './hard-moments';

describe.each(HARD_MOMENTS)('when it is $shown in $zone', (moment) => {
  const { zone, now, today, yesterday, tomorrow } = moment;

  it('is the date on the wall', () => {
    expect(todayIn(zone, now)).toBe(today);
    expect([addDays(today, -1), addDays(today, 1)]).toEqual([yesterday, tomorrow]);
    expect(daysBetween(yesterday, tomorrow)).toBe(2);
  });

  it('is within that day, and after its cover began', () => {
    expect(startOfDay(today, zone).getTime()).toBeLessThan(now.getTime());
    expect(coverInstant(today, zone).getTime()).toBeLessThan(now.getTime());
    expect(endOfDay(today, zone).getTime()).toBeGreaterThan(now.getTime());
    expect(coverInstant(tomorrow, zone).getTime()).toBeGreaterThan(now.getTime());
  });
});
