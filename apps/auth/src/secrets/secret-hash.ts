import { createHash } from 'node:crypto';

/** What is stored of a secret of 256 random bits: SHA-256 is enough, nobody can guess it. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
