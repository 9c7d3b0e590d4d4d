import { KeyObject } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JWK } from 'jose';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Config } from '../config/config';
import type { Actor } from '../context/actor';
import type { Upstreams } from '../upstreams/upstreams';
import type { Revocations } from './revocations';
import type { TokenKeys } from './token-keys';
import { RemoteTokenKeys } from './token-keys';
import { TOKEN_ISSUER, TOKEN_STRATEGIES } from './token-strategies';
import { TokenVerifier } from './token-verifier';

const HOUR_MS = 3_600_000;
const CONFIG = { serviceUrls: { auth: ['http://auth.example'] } } as unknown as Config;

/** What a test's auth publishes; null while it is too busy to answer. */
let published: JWK[] | null;

const AUTH = {
  fetch: () =>
    published
      ? Promise.resolve(Response.json({ keys: published }))
      : Promise.reject(new Error('The call had all of its time.')),
} as unknown as Upstreams;

/** The people whose tokens are refused. */
const revoked = new Set<string>();
const REVOCATIONS = {
  isRevoked: ({ userId }: Actor) => revoked.has(userId),
} as unknown as Revocations;

let pair: Awaited<ReturnType<typeof generateKeyPair>>;
let key: JWK;
let verifier: TokenVerifier;

beforeAll(async () => {
  for (const Strategy of TOKEN_STRATEGIES) new Strategy();
  pair = await generateKeyPair('RS256');
  key = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' };
});

beforeEach(() => {
  published = [key];
  verifier = new TokenVerifier(new RemoteTokenKeys(CONFIG, AUTH), REVOCATIONS);
});

afterEach(() => jest.restoreAllMocks());

/** The token of somebody new. */
const tokenOf = (sub: string): Promise<string> =>
  new SignJWT({
    tokenType: 'ACCESS',
    jti: sub,
    accountId: 'a',
    accountType: 'PROVIDER',
    roleId: 'r',
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject(sub)
    .setIssuer(TOKEN_ISSUER)
    .setAudience(TOKEN_ISSUER)
    .setIssuedAt()
    .setExpirationTime('1d')
    .sign(pair.privateKey);

const otherKey = async (): Promise<JWK> => {
  const { publicKey } = await generateKeyPair('RS256');
  return { ...(await exportJWK(publicKey)), kid: 'two', alg: 'RS256' };
};

const passHours = (hours: number): void => {
  const nowMs = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(nowMs + hours * HOUR_MS);
};

describe('a token', () => {
  it('is verified by keys that were fetched long ago, while auth is too busy to say them again', async () => {
    await verifier.verify(await tokenOf('first'));
    published = null;
    passHours(1);
    await expect(verifier.verify(await tokenOf('second'))).resolves.toMatchObject({
      userId: 'second',
    });
  });

  it('of a key that was withdrawn is refused soon, without a word from auth in between', async () => {
    await verifier.verify(await tokenOf('first'));
    published = [];
    passHours(1);
    await verifier.verify(await tokenOf('second'));
    await sleep(0);
    await expect(verifier.verify(await tokenOf('third'))).rejects.toMatchObject({ status: 401 });
  });

  it('of a key that was withdrawn is refused soon although it was verified before', async () => {
    const [known, other] = [await tokenOf('known'), await tokenOf('other')];
    await Promise.all([verifier.verify(known), verifier.verify(other)]);
    published = [];
    passHours(1);
    verifier.known(known);
    await sleep(0);
    expect([verifier.known(known), verifier.known(other)]).toEqual([undefined, undefined]);
    await expect(verifier.verify(known)).rejects.toMatchObject({ status: 401 });
  });

  it('that was revoked is refused, known or not', async () => {
    const [known, other] = [await tokenOf('leaving'), await tokenOf('leaving')];
    await verifier.verify(known);
    revoked.add('leaving');
    expect(verifier.known(known)).toBeUndefined();
    await expect(verifier.verify(known)).rejects.toMatchObject({ status: 401 });
    await expect(verifier.verify(other)).rejects.toMatchObject({ status: 401 });
  });

  it('that is being verified while its key is withdrawn is not remembered', async () => {
    const publicKey = KeyObject.from(pair.publicKey as never);
    const keyOf = jest.fn(() => Promise.resolve(publicKey));
    const keys = { keyOf, withdrawals: 0, askAgainMs: Infinity } as unknown as TokenKeys;
    keyOf.mockImplementationOnce(() => {
      keys.withdrawals++;
      return Promise.resolve(publicKey);
    });
    const slow = new TokenVerifier(keys, REVOCATIONS);
    const token = await tokenOf('late');
    await slow.verify(token);
    expect(slow.known(token)).toBeUndefined();
    await slow.verify(token);
    expect(slow.known(token)).toMatchObject({ userId: 'late' });
  });

  it.each<[string, () => Promise<JWK[] | null>]>([
    ['the same', () => Promise.resolve([key])],
    ['not to be had', () => Promise.resolve(null)],
    ['more by one', async () => [await otherKey(), key]],
  ])('stays known while the keys are %s', async (_, later) => {
    const token = await tokenOf('known');
    await verifier.verify(token);
    published = await later();
    passHours(1);
    verifier.known(token);
    await sleep(0);
    expect(verifier.known(token)).toMatchObject({ userId: 'known' });
  });

  it.each([
    ['head', 0],
    ['payload', 1],
    ['signature', 2],
  ])('whose %s is nothing is refused', async (_, part) => {
    const parts = (await tokenOf('first')).split('.');
    parts[part] = 'nothing';
    await expect(verifier.verify(parts.join('.'))).rejects.toMatchObject({ status: 401 });
  });

  it('waits for keys that nobody has fetched, and is told when there are none to be had', async () => {
    published = null;
    await expect(verifier.verify(await tokenOf('first'))).rejects.toMatchObject({
      status: 503,
      code: 'KEYS_UNAVAILABLE',
    });
    published = [key];
    await expect(verifier.verify(await tokenOf('first'))).resolves.toMatchObject({
      userId: 'first',
    });
  });
});
