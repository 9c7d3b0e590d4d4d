import type { KeyObject } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import type { JWTPayload } from 'jose';

/** The key that signs, with its name. */
export interface Signer {
  kid: string;
  privateKey: KeyObject;
}

const jwt = new JwtService();

/**
 * A token in its compact form (RFC 7519), signed at once: on another thread it would wait for the
 * passwords that are being hashed, and its transaction would hold a connection all the while.
 */
export const signJwt = (claims: JWTPayload, { kid, privateKey }: Signer): string =>
  jwt.sign(claims, { algorithm: 'RS256', keyid: kid, privateKey: privateKey as never });
