import { spanOf } from './duration-presets';

const NOW = new Date('2026-03-18T15:30:00.000Z');

describe('the presets of a duration', () => {
  it.each([
    [0, '2026-03-18T15:15:00.000Z'],
    [1, '2026-03-18T14:30:00.000Z'],
    [2, '2026-03-18T11:30:00.000Z'],
    [3, '2026-03-18T00:00:00.000Z'],
    [4, '2026-03-17T15:30:00.000Z'],
    [5, '2026-03-11T15:30:00.000Z'],
    [6, '2026-03-01T00:00:00.000Z'],
    [7, '2026-02-16T15:30:00.000Z'],
    [8, '2025-12-18T15:30:00.000Z'],
    [undefined, '2026-03-11T15:30:00.000Z'],
  ])('%s begin at %s', (dateFilter, after) => {
    const span = spanOf({ dateFilter }, NOW, 'UTC');
    expect(span.after.toISOString()).toBe(after);
    expect(span.before > NOW).toBe(true);
  });

  it.each([
    [3, 'America/Los_Angeles', '2026-03-18T07:00:00.000Z'],
    [3, 'Asia/Tokyo', '2026-03-18T15:00:00.000Z'],
    [6, 'America/Los_Angeles', '2026-03-01T08:00:00.000Z'],
    [6, 'Europe/London', '2026-03-01T00:00:00.000Z'],
  ])('%s begin in %s at %s', (dateFilter, timeZone, after) => {
    expect(spanOf({ dateFilter }, NOW, timeZone).after.toISOString()).toBe(after);
  });

  it('give way to the ends that are named', () => {
    const [after, before] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')];
    expect(spanOf({ after, before, dateFilter: 0 }, NOW, 'UTC')).toEqual({ after, before });
  });

  it('refuse an end before the start', () => {
    const ends = { after: NOW, before: NOW };
    expect(() => spanOf(ends, NOW, 'UTC')).toThrow('The start must be before the end.');
  });
});
