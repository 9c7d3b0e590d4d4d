import { createPublicKey } from 'node:crypto';
import { Config, newId } from '@palisade/platform';
import type { TestApp } from '@palisade/testing';
import { eventually, startApp, TestCaller } from '@palisade/testing';
import type { JWK, JWTHeaderParameters, JWTPayload } from 'jose';
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { service } from '../../main';
import { seed } from '../../seed';
import { seal } from '@palisade/platform';
import { SigningKey } from './signing-key.entity';
import { SigningKeys } from './signing-keys';

const API = '/api/auth/v1';
const JWKS = `${API}/.well-known/jwks.json`;

describe('keys of tokens', () => {
  let app: TestApp;
  let token: string;
  let refreshToken: string;

  beforeAll(async () => {
    app = await startApp(service, {}, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
    const credentials = { username: 'agent@harborline.example', password: DEMO_PASSWORD };
    const { body } = await app.anonymous.post<Record<string, string>>(`${API}/login`, credentials);
    token = body.accessToken;
    refreshToken = body.refreshToken;
  });
  afterAll(() => app.close());

  const statusOf = async (bearer: string): Promise<number> =>
    (await new TestCaller(app.url, bearer).get(`${API}/users/me`)).status;
  const published = async (): Promise<JWK[]> =>
    (await app.anonymous.get<{ keys: JWK[] }>(JWKS)).body.keys;
  const base64 = (value: object): string =>
    Buffer.from(JSON.stringify(value)).toString('base64url');

  /** The claims of a good token, changed, signed by the service's own key. */
  const signed = (
    change: JWTPayload,
    header: Partial<JWTHeaderParameters> = {},
  ): Promise<string> => {
    const { kid, privateKey } = app.app.get(SigningKeys).signer();
    return new SignJWT({ ...decodeJwt(token), ...change })
      .setProtectedHeader({ alg: 'RS256', kid, ...header })
      .sign(privateKey);
  };

  it('are published without their private part, for everybody to verify by', async () => {
    const keys = await published();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const jwks = createRemoteJWKSet(new URL(app.url + JWKS));
    const { payload } = await jwtVerify(token, jwks, { issuer: 'palisade', audience: 'palisade' });
    expect(payload.sub).toBe(decodeJwt(token).sub);
  });

  it('are sealed in the database', async () => {
    const [{ private_jwk }] = await app.dataSource.query('select private_jwk from signing_key');
    expect(Buffer.from(private_jwk, 'base64').toString('latin1')).not.toContain('"kty"');
  });

  it('accept a good token', async () => {
    expect(await statusOf(token)).toBe(200);
    expect(await statusOf(await signed({}))).toBe(200);
  });

  it.each(['none', 'None', 'nOnE'])('refuse a token that claims the algorithm %s', async (alg) => {
    const body = token.split('.')[1];
    const { kid } = decodeProtectedHeader(token);
    expect(await statusOf(`${base64({ alg, kid })}.${body}.`)).toBe(401);
    expect(await statusOf(`${base64({ alg, kid })}.${body}.c2ln`)).toBe(401);
  });

  it.each(['', '\n'])('refuse a token signed by HS256 with the public key (%j)', async (prefix) => {
    const [key] = await published();
    const pem = createPublicKey({ key: key as never, format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    });
    const secret = new TextEncoder().encode(prefix + pem.toString());
    const forged = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256', kid: key.kid })
      .sign(secret);
    expect(await statusOf(forged)).toBe(401);
  });

  it('refuse a key that the token brings along', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    for (const kid of [decodeProtectedHeader(token).kid, 'other', '../../etc/passwd', undefined]) {
      const forged = await new SignJWT(decodeJwt(token))
        .setProtectedHeader({ alg: 'RS256', kid, jwk, jku: 'http://127.0.0.1:1/jwks.json' })
        .sign(privateKey);
      expect(await statusOf(forged)).toBe(401);
    }
  });

  const second = (offset: number): number => Math.floor(Date.now() / 1000) + offset;

  it.each<[string, JWTPayload]>([
    ['expired', { exp: second(-60) }],
    ['is not valid yet', { nbf: second(600) }],
    ['comes from another issuer', { iss: 'somebody' }],
    ['names no issuer', { iss: undefined }],
    ['is for nobody in particular', { aud: undefined }],
    ['is for another audience', { aud: 'somebody' }],
    ['is no access token', { tokenType: 'REFRESH' }],
    ['has no person', { sub: undefined }],
    ['has no end', { exp: undefined }],
  ])('refuse a well-signed token that %s', async (_, change) => {
    expect(await statusOf(await signed(change))).toBe(401);
  });

  it('refuse an unknown key name, a foreign signature, and a refresh token', async () => {
    expect(await statusOf(await signed({}, { kid: 'unknown' }))).toBe(401);
    const [head, body] = token.split('.');
    const other = (await signed({ jti: newId() })).split('.')[2];
    expect(await statusOf(`${head}.${body}.${other}`)).toBe(401);
    expect(await statusOf(`${head}.${body}.`)).toBe(401);
    expect(await statusOf(refreshToken)).toBe(401);
    const forged = { ...decodeJwt(token), accountType: 'COWBELL' };
    expect(await statusOf(`${head}.${base64(forged)}.${token.split('.')[2]}`)).toBe(401);
  });

  it('refuse an expired token although it was verified before', async () => {
    const short = await signed({ exp: second(-25) });
    expect(await statusOf(short)).toBe(200);
    await eventually(async () => (await statusOf(short)) === 401);
  });

  it('trust no header that names a person', async () => {
    const headers = { 'x-user-id': decodeJwt(token).sub as string, 'x-account-type': 'COWBELL' };
    const answer = await app.anonymous.send('GET', `${API}/users/me`, undefined, headers);
    expect(answer.status).toBe(401);
  });

  it('stay published while the database is away', async () => {
    const before = await published();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const failure = jest
      .spyOn(app.dataSource.manager, 'find')
      .mockRejectedValueOnce(new Error('connection refused'));
    expect(await published()).toEqual(before);
    expect(failure).toHaveBeenCalledTimes(1);
    failure.mockRestore();
  });

  it('change without signing anybody out: the newest signs, all verify', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const kid = newId();
    const sealed = seal(
      JSON.stringify(await exportJWK(privateKey)),
      `signing_key.private_jwk:${kid}`,
      app.app.get(Config).values.ENCRYPTION_KEY,
    );
    const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
    const row = { kid, publicJwk, privateJwk: sealed, created: app.clock.now() };
    await app.dataSource.manager.insert(SigningKey, row);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await published()).map((key) => key.kid)).toEqual([
      kid,
      decodeProtectedHeader(token).kid,
    ]);
    const { body } = await app.anonymous.post<{ accessToken: string }>(`${API}/access`, {
      refreshToken,
    });
    expect(decodeProtectedHeader(body.accessToken).kid).toBe(kid);
    expect([await statusOf(body.accessToken), await statusOf(token)]).toEqual([200, 200]);
  });

  it('that are withdrawn verify no token any more, nor one that was verified before', async () => {
    const { kid } = decodeProtectedHeader(token);
    const next = await signed({});
    expect([await statusOf(token), await statusOf(next)]).toEqual([200, 200]);
    await app.dataSource.manager.delete(SigningKey, { kid });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await published()).toHaveLength(1);
    expect([await statusOf(token), await statusOf(next)]).toEqual([401, 200]);
  });
});
