import { spanOf, stepOf } from './duration-presets';

const NOW = new Date('2026-03-18T15:30:00.000Z');

describe('the presets of a duration', () => {
  it.each([
    [0, '2026-03-18T15:15:00.000Z', 1],
    [1, '2026-03-18T14:30:00.000Z', 1],
    [2, '2026-03-18T11:30:00.000Z', 5],
    [3, '2026-03-18T00:00:00.000Z', 15],
    [4, '2026-03-17T15:30:00.000Z', 60],
    [5, '2026-03-11T15:30:00.000Z', 360],
    [6, '2026-03-01T00:00:00.000Z', 360],
    [7, '2026-02-16T15:30:00.000Z', 1440],
    [8, '2025-12-18T15:30:00.000Z', 1440],
    [undefined, '2026-03-11T15:30:00.000Z', 360],
  ])('%s begin at %s, with points of %s minutes', (dateFilter, after, minutes) => {
    const span = spanOf({ dateFilter }, NOW);
    expect(span.after.toISOString()).toBe(after);
    expect(span.before > NOW).toBe(true);
    expect(stepOf(span)).toBe(minutes * 60_000);
  });

  it('give way to the ends that are named', () => {
    const [after, before] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')];
    expect(spanOf({ after, before, dateFilter: 0 }, NOW)).toEqual({ after, before });
  });

  it('refuse an end before the start', () => {
    const ends = { after: NOW, before: NOW };
    expect(() => spanOf(ends, NOW)).toThrow('The start must be before the end.');
  });

  it('never make more points than can be read', () => {
    const before = new Date(NOW.getTime() + 40 * 365 * 86_400_000);
    const step = stepOf({ after: NOW, before });
    expect((before.getTime() - NOW.getTime()) / step).toBeLessThanOrEqual(96);
  });
});
