import { changeOf, monthsOf, periodOf, RANGES } from './period';

const NOW = new Date('2026-11-24T18:05:30.000Z');

describe('the time that a home looks at', () => {
  it('ends with the hour, and follows on the time before', () => {
    expect(periodOf('30', NOW)).toEqual({
      current: { after: '2026-10-25T18:59:59.999Z' },
      previous: { after: '2026-09-25T18:59:59.999Z', before: '2026-10-25T18:59:59.998Z' },
    });
  });

  it.each(RANGES)('of %s days stays the same within the hour', (range) => {
    expect(periodOf(range, NOW)).toEqual(periodOf(range, new Date('2026-11-24T18:44:00.000Z')));
  });
});

describe('the change of a figure', () => {
  it.each([
    [150, 100, 50],
    [50, 100, -50],
    [100, 100, 0],
    [0, 100, -100],
    [100, 0, null],
    [1, 3, -67],
  ])('from %d after %d is %s', (current, previous, percent) => {
    expect(changeOf(current, previous)).toBe(percent);
  });
});

describe('the months of a time', () => {
  it.each([
    ['within a month', '2026-11-02T12:00:00.000Z', ['2026-11']],
    ['over the year', '2025-12-15T12:00:00.000Z', ['2025-12', '2026-01', '2026-02']],
  ])('are all there: %s', (_, after, expected) => {
    const last = new Date(`${expected.at(-1)}-20T12:00:00.000Z`);
    expect(monthsOf(after, last)).toEqual(expected);
  });
});
