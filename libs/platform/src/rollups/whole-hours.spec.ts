import fc from 'fast-check';
import { DateTime } from 'luxon';
import { stretchesOf } from './whole-hours';

const NEW_YORK = 'America/New_York';

const read = (after?: string, before?: string, monthsOf?: string): string[] | undefined => {
  const time = {
    after: after === undefined ? undefined : new Date(after),
    before: before === undefined ? undefined : new Date(before),
  };
  const short = (at: DateTime): string => at.toFormat("yyyy-MM-dd'T'HH");
  return stretchesOf(time, monthsOf)?.map(
    ({ grain, from, end }) => `${grain} ${short(from)} ${short(end)}`,
  );
};

describe('the time of a roll-up', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-01-31T23:59:59.999Z', ['month 2026-01-01T00 2026-02-01T00']],
    ['2026-01-01T00:00:00Z', undefined, ['month 2026-01-01T00 3000-01-01T00']],
    [undefined, undefined, ['month 1900-01-01T00 3000-01-01T00']],
    ['2026-01-15T00:00:00Z', '2026-01-20T23:59:59.999Z', ['day 2026-01-15T00 2026-01-21T00']],
    [
      '2026-01-31T00:00:00Z',
      '2026-04-01T23:59:59.999Z',
      [
        'day 2026-01-31T00 2026-02-01T00',
        'month 2026-02-01T00 2026-04-01T00',
        'day 2026-04-01T00 2026-04-02T00',
      ],
    ],
    [
      '2026-01-30T10:00:00Z',
      '2026-03-01T09:59:59.999Z',
      [
        'hour 2026-01-30T10 2026-01-31T00',
        'day 2026-01-31T00 2026-02-01T00',
        'month 2026-02-01T00 2026-03-01T00',
        'hour 2026-03-01T00 2026-03-01T10',
      ],
    ],
    ['2026-01-01T05:00:00Z', '2026-01-01T06:59:59.999Z', ['hour 2026-01-01T05 2026-01-01T07']],
    ['2026-01-01T00:00:01Z', undefined, undefined],
    [undefined, '2026-01-31T23:59:59Z', undefined],
  ])('from %s to %s is read as %j', (after, before, stretches) => {
    expect(read(after, before)).toEqual(stretches);
  });

  it('is read by the months of another zone, none of two of them', () => {
    expect(read('2026-02-10T05:00:00Z', '2026-04-02T03:59:59.999Z', NEW_YORK)).toEqual([
      'hour 2026-02-10T05 2026-02-11T00',
      'day 2026-02-11T00 2026-03-01T00',
      'hour 2026-03-01T00 2026-03-02T00',
      'day 2026-03-02T00 2026-04-01T00',
      'hour 2026-04-01T00 2026-04-02T04',
    ]);
  });

  it.each([
    [undefined, '2026-01-31T23:59:59.999Z', NEW_YORK],
    ['2026-01-01T00:00:00Z', '2026-02-28T23:59:59.999Z', 'Asia/Kolkata'],
  ])('from %s to %s is not of whole hours by the months of %s', (after, before, zone) => {
    expect(read(after, before, zone)).toBeUndefined();
  });

  it('is read without a gap and without a double, in any zone', () => {
    const zones = ['UTC', NEW_YORK, 'Pacific/Honolulu', 'Europe/London', 'Asia/Kathmandu'];
    const hour = fc
      .integer({ min: 0, max: 40_000 })
      .map((hours) => DateTime.utc(2022).plus({ hours }));
    const asked = fc.tuple(hour, fc.integer({ min: 1, max: 9_000 }), fc.constantFrom(...zones));
    fc.assert(
      fc.property(asked, ([from, hours, zone]) => {
        const end = from.plus({ hours });
        const time = { after: from.toJSDate(), before: end.minus(1).toJSDate() };
        const stretches = stretchesOf(time, zone);
        if (!stretches) return expect(zone).toBe('Asia/Kathmandu');
        expect(+stretches[0].from).toBe(+from);
        expect(+stretches[stretches.length - 1].end).toBe(+end);
        for (const [at, { grain, from: start, end: stop }] of stretches.entries()) {
          if (stretches[at + 1]) expect(+stretches[at + 1].from).toBe(+stop);
          for (const edge of [start, stop]) expect(+edge).toBe(+edge.startOf(grain));
        }
      }),
    );
  });
});
