import { advanceClock, movedClock } from './advance-clock';

const NOW = new Date('2026-01-31T12:00:00Z');

describe('a clock', () => {
  it.each([
    ['P30D', '2026-03-02T12:00:00.000Z'],
    ['P1M', '2026-02-28T12:00:00.000Z'],
    ['P2W', '2026-02-14T12:00:00.000Z'],
    ['P1Y2M', '2027-03-31T12:00:00.000Z'],
    ['PT36H', '2026-02-02T00:00:00.000Z'],
    ['P1DT1M30S', '2026-02-01T12:01:30.000Z'],
    ['P10Y', '2036-01-31T12:00:00.000Z'],
  ])('advanced by %s shows %s', (duration, shown) => {
    expect(advanceClock(NOW, duration).toISOString()).toBe(shown);
  });

  it.each(['', 'P', 'PT', 'P1DT', '30D', 'P-1D', '-P1D', 'P1.5D', 'P1D ', 'P1H'])(
    'refuses %j, which is no duration',
    (duration) => {
      expect(() => advanceClock(NOW, duration)).toThrow('not a duration');
    },
  );

  it.each([
    ['P0D', 'only goes forward'],
    ['P10Y1D', 'at most 10 years'],
    ['P999Y', 'at most 10 years'],
    ['PT999999999H', 'at most 10 years'],
  ])('refuses %s', (duration, why) => {
    expect(() => advanceClock(NOW, duration)).toThrow(why);
  });
});

describe('a clock that is moved', () => {
  const at = (text: string): Date => new Date(text);

  it('shows the time that is named, or the time after a duration', () => {
    expect(movedClock(NOW, { advance: 'P1D' })).toEqual(at('2026-02-01T12:00:00Z'));
    expect(movedClock(NOW, { now: at('2026-02-05T00:00:00Z') })).toEqual(
      at('2026-02-05T00:00:00Z'),
    );
    expect(movedClock(NOW, { now: at('2036-01-31T12:00:00Z') })).toEqual(
      at('2036-01-31T12:00:00Z'),
    );
  });

  it.each([
    ['neither', {}, 400, 'INVALID_DURATION', '/advance'],
    [
      'both',
      { advance: 'P1D', now: at('2027-01-01T00:00:00Z') },
      400,
      'INVALID_DURATION',
      '/advance',
    ],
    ['no duration', { advance: 'x' }, 400, 'INVALID_DURATION', '/advance'],
    ['too long a duration', { advance: 'P11Y' }, 400, 'INVALID_DURATION', '/advance'],
    ['too late a time', { now: at('2036-01-31T12:00:01Z') }, 400, 'INVALID_DURATION', '/now'],
  ])('refuses %s', (_, move, status, code, pointer) => {
    const errors = [expect.objectContaining({ pointer })];
    const refusal = expect.objectContaining({ status, code, errors });
    expect(() => movedClock(NOW, move)).toThrow(refusal);
  });

  it.each([NOW, at('2026-01-31T11:59:59Z')])('does not go back to %s', (now) => {
    const refusal = expect.objectContaining({ status: 409, code: 'CLOCK_BACKWARDS' });
    expect(() => movedClock(NOW, { now })).toThrow(refusal);
  });
});
