import { addDays } from '@palisade/kernel';
import fc from 'fast-check';
import { stretchesOf, wholeDaysOf } from './whole-days';

describe('the time of a roll-up', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-01-31T23:59:59.999Z', ['2026-01-01', '2026-01-31']],
    ['2026-01-01T00:00:00Z', undefined, ['2026-01-01', '2999-12-31']],
    [undefined, '2026-01-31T23:59:59.999Z', ['1900-01-01', '2026-01-31']],
    ['2026-01-01T00:00:01Z', undefined, null],
    [undefined, '2026-01-31T23:59:59Z', null],
  ])('from %s to %s is %j', (after, before, days) => {
    const instants = { after: after && new Date(after), before: before && new Date(before) };
    expect(wholeDaysOf(instants as { after?: Date; before?: Date })).toEqual(days);
  });

  it.each([
    ['2026-01-15', '2026-01-20', ['day 2026-01-15 2026-01-20']],
    ['2026-01-01', '2026-01-31', ['month 2026-01-01 2026-01-31']],
    [
      '2026-01-31',
      '2026-04-01',
      ['day 2026-01-31 2026-01-31', 'month 2026-02-01 2026-03-31', 'day 2026-04-01 2026-04-01'],
    ],
    ['2026-01-02', '2026-02-27', ['day 2026-01-02 2026-02-27']],
  ])('from %s to %s is read as %j', (first, last, stretches) => {
    const read = stretchesOf([first, last]).map(({ grain, from, to }) => `${grain} ${from} ${to}`);
    expect(read).toEqual(stretches);
  });

  it('is read without a gap and without a double', () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 900 }), (first, days) => {
        const last = addDays(first, days);
        const stretches = stretchesOf([first, last]);
        expect(stretches[0]?.from).toBe(first);
        expect(stretches.at(-1)?.to).toBe(last);
        for (const [at, { grain, from, to }] of stretches.entries()) {
          const next = stretches[at + 1];
          if (next) expect(next.from).toBe(addDays(to, 1));
          if (grain === 'month')
            expect([from.slice(-2), addDays(to, 1).slice(-2)]).toEqual(['01', '01']);
        }
      }),
    );
  });
});
