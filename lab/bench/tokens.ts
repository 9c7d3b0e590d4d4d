import type { CryptoKey } from 'jose';
import { generateKeyPair, SignJWT } from 'jose';
import type { Type } from '@nestjs/common';
import type { TokenVerifier } from '@palisade/platform';
import type { DataSource } from 'typeorm';
import { built } from '../built';
import { platform } from './bare-service';
import { measure } from './measure';

const STRATEGIES = 'libs/platform/src/access/token-strategies.js';
const ISSUER = 'palisade';
const CALLS = 200;

/** What knows each kind of token, from the moment that it is made. */
interface Strategies {
  TOKEN_STRATEGIES: readonly Type[];
}

/** Microseconds to verify a token for the first time, and again. */
export async function benchTokens(): Promise<Record<'first' | 'again', number>> {
  const { Revocations, TokenKeys, TokenVerifier } = platform();
  for (const Strategy of built<Strategies>(STRATEGIES).TOKEN_STRATEGIES) new Strategy();
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  class OneKey extends TokenKeys {
    protected find(): Promise<CryptoKey> {
      return Promise.resolve(publicKey);
    }
  }
  const keys = new OneKey();
  const token = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'RS256', kid: 'bench' })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt()
    .setExpirationTime('15m')
    .sign(privateKey);
  // Nothing was revoked: it never asks the database.
  const revocations = new Revocations({} as DataSource, {} as never);
  const warm = new TokenVerifier(keys, revocations);
  const repeat = (verifierOf: () => TokenVerifier) => async (): Promise<number> => {
    for (let call = 0; call < CALLS; call++) await verifierOf().verify(token);
    return CALLS;
  };
  const times = await measure({
    again: repeat(() => warm),
    first: repeat(() => new TokenVerifier(keys, revocations)),
  });
  return { again: round(times.again.median), first: round(times.first.median) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

const claims = () => ({
  sub: '01900000-0000-7000-8000-000000000001',
  jti: '01900000-0000-7000-8000-000000000002',
  name: 'Bench Person',
  accountId: '01900000-0000-7000-8000-000000000003',
  accountType: 'AGENCY',
  subscriberType: 'AGENCY',
  tokenType: 'ACCESS',
  realm: 'ACCOUNT',
  roleId: '01900000-0000-7000-8000-000000000004',
  scopes: [],
  teamIds: [],
  allTeams: true,
});
