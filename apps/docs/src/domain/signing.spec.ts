import type { SignatureStatus } from './signing';
import { checkSignable } from './signing';

const NOW = new Date('2026-01-15T12:00:00Z');
const LATER = new Date('2026-01-15T12:00:01Z');

describe('an application', () => {
  it.each<[SignatureStatus, Date, string | null]>([
    ['OPEN', LATER, null],
    ['OPEN', NOW, 'no longer'],
    ['SIGNED', LATER, 'signed already'],
    ['WITHDRAWN', LATER, 'no longer'],
  ])('that is %s until %s: %s', (status, expires, refusal) => {
    const check = (): void => checkSignable({ status, expires }, NOW);
    if (refusal) {
      expect(check).toThrow(refusal);
      expect(check).toThrow(expect.objectContaining({ status: 409, code: 'NOT_SIGNABLE' }));
    } else expect(check).not.toThrow();
  });
});
