import type { FailedBy, FailedTry, Lane } from './intake-tries';
import { afterFailure, isFast, laneOf, longestTry } from './intake-tries';

const later = (afterMs: number, isCounted = true): FailedTry => ({
  to: 'LATER',
  afterMs,
  isCounted,
});

it.each<[FailedBy, Lane, number, FailedTry]>([
  ['TIME', 'FAST', 1, { to: 'SLOW_LANE' }],
  ['TIME', 'FAST', 3, { to: 'SLOW_LANE' }],
  ['TIME', 'SLOW', 1, later(5_000)],
  ['TIME', 'SLOW', 2, later(30_000)],
  ['TIME', 'SLOW', 3, { to: 'ASIDE' }],
  ['RULE', 'FAST', 1, { to: 'ASIDE' }],
  ['OTHER', 'FAST', 1, later(5_000)],
  ['OTHER', 'FAST', 2, later(30_000)],
  ['OTHER', 'FAST', 3, { to: 'ASIDE' }],
  ['OURS_AWAY', 'SLOW', 3, later(5_000, false)],
])('after %s in the lane %s, try %i', (by, lane, tries, expected) => {
  expect(afterFailure(by, lane, tries)).toEqual(expected);
});

it('what is large or long is for the slow lane', () => {
  expect([laneOf(1_048_576), laneOf(1_048_577)]).toEqual(['FAST', 'SLOW']);
  expect([isFast({ lines: 8_000 }), isFast({ lines: 8_001 })]).toEqual([true, false]);
});

it('a try of the fast lane takes seconds at most, whatever the mail', () => {
  expect([longestTry('FAST'), longestTry('SLOW')]).toEqual([3_800, 92_000]);
});
