import fc from 'fast-check';
import type { PresentedToken, Rotation } from './refresh-rotation';
import { GRACE_MS, rotate } from './refresh-rotation';

const NOW = new Date('2026-01-15T12:00:00Z');
const at = (ms: number): Date => new Date(NOW.getTime() + ms);
const FRESH: PresentedToken = {
  expires: at(1_000),
  used: null,
  sessionEnded: null,
  isActive: true,
};

describe('rotate', () => {
  it.each<[string, Partial<PresentedToken>, Rotation]>([
    ['a fresh token', {}, 'rotate'],
    ['a token exchanged just now by another tab', { used: at(-GRACE_MS) }, 'rotate'],
    ['a token exchanged before that', { used: at(-GRACE_MS - 1) }, 'revoke'],
    ['an expired token', { expires: NOW }, 'refuse'],
    ['a token of an ended session', { sessionEnded: at(-1) }, 'refuse'],
    ['a token of a person who was switched off', { isActive: false }, 'refuse'],
    ['a reused token of an ended session', { used: at(-60_000), sessionEnded: at(-1) }, 'refuse'],
  ])('%s: %j -> %s', (_, facts, expected) => {
    expect(rotate({ ...FRESH, ...facts }, NOW)).toBe(expected);
  });

  it('never lets an ended session go on', () => {
    const time = fc.integer({ min: -1e9, max: 1e9 }).map(at);
    fc.assert(
      fc.property(time, fc.option(time), time, fc.boolean(), (expires, used, ended, isActive) => {
        const token = { expires, used, sessionEnded: ended, isActive };
        expect(rotate(token, NOW)).toBe('refuse');
      }),
    );
  });
});
