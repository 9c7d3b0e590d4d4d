import type { WrongPasswords } from './sign-in-pace';
import { SignInSlowed, waitMs } from './sign-in-pace';

const NOW = new Date('2026-01-15T12:00:00Z');
const MINUTE = 60_000;

/** Wrong passwords one, two, three … minutes ago. */
const wrong = (count: number): Date[] =>
  Array.from({ length: count }, (_, index) => new Date(NOW.getTime() - (index + 1) * MINUTE));

const NONE: WrongPasswords = { ofAccount: [], ofAddress: [], ofDevice: [] };

describe('waitMs', () => {
  it.each<[string, Partial<WrongPasswords>, boolean, number]>([
    ['nothing went wrong', {}, false, 0],
    ['nine wrong for the account', { ofAccount: wrong(9) }, false, 0],
    ['ten wrong for the account', { ofAccount: wrong(10) }, false, 5],
    ['ten wrong from the address', { ofAddress: wrong(10) }, false, 5],
    ['ten wrong elsewhere, known device', { ofAccount: wrong(10) }, true, 0],
    ['ten wrong from a shared address, known device', { ofAddress: wrong(10) }, true, 0],
    ['ten wrong from the known device itself', { ofDevice: wrong(10) }, true, 5],
  ])('%s', (_, facts, isKnownDevice, minutes) => {
    expect(waitMs({ ...NONE, ...facts }, isKnownDevice, NOW)).toBe(minutes * MINUTE);
  });

  it('ends when the tenth mistake is older than the window', () => {
    const later = new Date(NOW.getTime() + 5 * MINUTE);
    expect(waitMs({ ...NONE, ofAccount: wrong(10) }, false, later)).toBe(0);
  });
});

describe('SignInSlowed', () => {
  it.each([
    [1, '1 minute.', 1],
    [60_000, '1 minute.', 60],
    [61_000, '2 minutes.', 61],
  ])('after %i ms says %s', (wait, words, seconds) => {
    const refusal = new SignInSlowed(wait);
    expect(refusal).toMatchObject({ status: 429, retryAfterSeconds: seconds });
    expect(refusal.detail).toContain(words);
  });
});
