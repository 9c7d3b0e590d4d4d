import { TOKEN_ISSUER, TokenKeys } from '@palisade/platform';
import type { CryptoKey, JWTPayload } from 'jose';
import { generateKeyPair, SignJWT } from 'jose';

const pair = generateKeyPair('RS256');

/** A key pair that stands for auth's, so that a service is tested alone. */
export class TestKeys extends TokenKeys {
  override async find(): Promise<CryptoKey> {
    return (await pair).publicKey;
  }
}

/** Signs claims with the key that `TestKeys` verifies. */
export async function signToken(claims: JWTPayload, expires = '15m'): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'test' })
    .setIssuer(TOKEN_ISSUER)
    .setAudience(TOKEN_ISSUER)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign((await pair).privateKey);
}
