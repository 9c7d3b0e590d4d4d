import { spanOf } from '@palisade/kernel';
import { stepOf } from './graph-steps';

const NOW = new Date('2026-03-18T15:30:00.000Z');

describe('the points of a graph', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 5],
    [3, 15],
    [4, 60],
    [5, 360],
    [6, 360],
    [7, 1440],
    [8, 1440],
  ])('of the preset %d are %d minutes apart', (dateFilter, minutes) => {
    expect(stepOf(spanOf({ dateFilter }, NOW, 'UTC'))).toBe(minutes * 60_000);
  });

  it('are never more than can be read', () => {
    const before = new Date(NOW.getTime() + 40 * 365 * 86_400_000);
    const step = stepOf({ after: NOW, before });
    expect((before.getTime() - NOW.getTime()) / step).toBeLessThanOrEqual(96);
  });
});
