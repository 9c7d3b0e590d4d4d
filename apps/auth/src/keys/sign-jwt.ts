import type { KeyObject } from 'node:crypto';
import { sign } from 'node:crypto';
import type { JWTPayload } from 'jose';

/** The key that signs, with its name. */
export interface Signer {
  kid: string;
  privateKey: KeyObject;
}

/**
 * A token in its compact form (RFC 7519), signed at once: on another thread it would wait for the
 * passwords that are being hashed, and its transaction would hold a connection all the while.
 */
export function signJwt(claims: JWTPayload, { kid, privateKey }: Signer): string {
  const content = `${encoded({ alg: 'RS256', kid, typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
