import { createRequire } from 'node:module';
import { generateKeyPair, SignJWT } from 'jose';
import { inRoot } from '../../tools/workspace.mjs';
import { measure } from './measure';

const ISSUER = 'palisade';
const CALLS = 200;

/** Microseconds to verify a token for the first time, and again. */
export async function benchTokens() {
  const require = createRequire(__filename);
  require('reflect-metadata');
  const { TokenVerifier } = require(inRoot('dist/swc/libs/platform/src/access/token-verifier.js'));
  const { Revocations } = require(inRoot('dist/swc/libs/platform/src/access/revocations.js'));
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = { find: async () => publicKey, withdrawals: 0, askAgainMs: Infinity };
  const token = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'RS256', kid: 'bench' })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt()
    .setExpirationTime('15m')
    .sign(privateKey);
  const revocations = new Revocations();
  const warm = new TokenVerifier(keys, revocations);
  const repeat = (verifierOf) => async () => {
    for (let call = 0; call < CALLS; call++) await verifierOf().verify(token);
    return CALLS;
  };
  const times = await measure({
    again: repeat(() => warm),
    first: repeat(() => new TokenVerifier(keys, revocations)),
  });
  return { again: round(times.again.median), first: round(times.first.median) };
}

const round = (value) => Math.round(value * 10) / 10;

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
