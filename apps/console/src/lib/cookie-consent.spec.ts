import { isConsentOver } from './cookie-consent';

const at = (text: string) => Date.parse(text);

describe('an accepted consent', () => {
  it.each([
    ['the same day', '2026-01-15T10:00:00Z', '2026-01-15T10:00:00Z', false],
    ['just before six months', '2026-01-15T10:00:00Z', '2026-07-15T09:59:59Z', false],
    ['after six months', '2026-01-15T10:00:00Z', '2026-07-15T10:00:00Z', true],
    ['over the turn of the year', '2025-10-01T00:00:00Z', '2026-03-31T23:59:59Z', false],
  ])('on %s', (_, consented, now, expected) => {
    expect(isConsentOver(at(consented), at(now))).toBe(expected);
  });
});
