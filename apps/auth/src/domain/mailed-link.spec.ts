import type { MailedLink } from './mailed-link';
import { isLive } from './mailed-link';

const NOW = new Date('2026-01-15T12:00:00Z');
const LATER = new Date('2026-01-15T12:00:01Z');
const LIVE: MailedLink = { expires: LATER, used: null, replaced: null };

describe('isLive', () => {
  it.each<[string, Partial<MailedLink>, boolean]>([
    ['a fresh link', {}, true],
    ['an expired link', { expires: NOW }, false],
    ['a used link', { used: NOW }, false],
    ['a link replaced by a newer one', { replaced: NOW }, false],
  ])('%s: %j -> %s', (_, facts, expected) => {
    expect(isLive({ ...LIVE, ...facts }, NOW)).toBe(expected);
  });
});
