import { randomInt } from 'node:crypto';
import { secretHash } from '../../secrets/secret-hash';

// No letters and digits that look alike.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** A new code that a sign-up must state. */
export const invitationCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as it is kept: salted with its invitation it is worth nothing for another. */
export const invitationCodeHash = (invitationId: string, code: string): string =>
  secretHash(`${invitationId}:${code}`);
