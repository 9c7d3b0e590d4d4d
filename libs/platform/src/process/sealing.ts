import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text for one place (table, column and row): sealed text that is moved to another
 * place does not open.
 */
export function seal(text: string, place: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a sealed text; throws when the key or the place is another, or a bit was changed. */
export function unseal(sealed: string, place: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64');
  const body = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(NONCE_BYTES, body));
  return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString('utf8');
}
