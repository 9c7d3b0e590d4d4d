import { addDays } from '@palisade/kernel';
import { HARD_MOMENTS } from '@palisade/testing';
import { latestToday } from './latest-today';
import { dateFault } from './possible-date';

describe.each(HARD_MOMENTS)('a loss that is told of when it is $shown in $zone', (moment) => {
  const { zone, now, today, tomorrow } = moment;

  it('may be of the date on the wall', () => {
    expect(dateFault(today, latestToday(zone, now))).toBeNull();
  });

  it('may be of the next only where that has begun for somebody', () => {
    const hasBegun = now.toISOString().slice(0, 10) >= tomorrow;
    expect(dateFault(tomorrow, latestToday(zone, now)) === null).toBe(hasBegun);
    expect(dateFault(addDays(tomorrow, 1), latestToday(zone, now))).not.toBeNull();
  });
});
