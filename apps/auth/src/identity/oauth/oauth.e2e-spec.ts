import type { TestApp } from '@palisade/testing';
import { startApp, TestCaller } from '@palisade/testing';
import * as oidc from 'openid-client';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { service } from '../../main';
import { seed } from '../../seed';

const PUBLIC_URL = 'https://palisade.example';
const API = '/api/auth/v1';

describe('a machine that knows nothing but our address', () => {
  let app: TestApp;
  let key: { id: string; secret: string };

  beforeAll(async () => {
    app = await startApp(service, { PUBLIC_URL }, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
    const person = { username: 'agent@harborline.example', password: DEMO_PASSWORD };
    const { body } = await app.anonymous.post<{ accessToken: string }>(`${API}/login`, person);
    const admin = new TestCaller(app.url, body.accessToken);
    key = (await admin.post<typeof key>(`${API}/api`, { scopes: ['account:view'] })).body;
  });
  afterAll(() => app.close());

  /** The client finds everything else out; the name of the test's host leads to the service. */
  const discover = (
    secret: string,
    authentication: oidc.ClientAuth = oidc.ClientSecretBasic(secret),
  ): Promise<oidc.Configuration> =>
    oidc.discovery(new URL(PUBLIC_URL), key.id, {}, authentication, {
      algorithm: 'oauth2',
      [oidc.customFetch]: (url: string, init: RequestInit) =>
        fetch(url.replace(PUBLIC_URL, app.url), init),
    } as oidc.DiscoveryRequestOptions);
  const refusal = async (
    secret: string,
    scope: string,
    authentication?: oidc.ClientAuth,
  ): Promise<{ error?: string; status?: number }> =>
    oidc.clientCredentialsGrant(await discover(secret, authentication), { scope }).then(
      () => ({}),
      ({ error, status }: oidc.ResponseBodyError) => ({ error, status }),
    );

  it.each(['basic', 'post'])('is given a token by client_secret_%s', async (way) => {
    const authentication =
      way === 'basic' ? oidc.ClientSecretBasic(key.secret) : oidc.ClientSecretPost(key.secret);
    const configuration = await discover(key.secret, authentication);
    expect(configuration.serverMetadata()).toMatchObject({
      issuer: PUBLIC_URL,
      grant_types_supported: ['client_credentials'],
      scopes_supported: expect.arrayContaining(['account:view', 'quote:create']),
      jwks_uri: `${PUBLIC_URL}${API}/.well-known/jwks.json`,
    });
    expect(configuration.serverMetadata().scopes_supported).not.toContain('user:create');
    const { access_token } = await oidc.clientCredentialsGrant(configuration);
    const map = await new TestCaller(app.url, access_token).get(`${API}/permissions/map`);
    expect(map.body).toEqual({ account: ['view'] });
  });

  it('tells a client that is not known from a scope that it does not have', async () => {
    expect(await refusal(key.secret, 'quote:bind')).toEqual({
      error: 'invalid_scope',
      status: 400,
    });
    const byPost = oidc.ClientSecretPost('wrong');
    expect(await refusal('wrong', 'account:view', byPost)).toEqual({
      error: 'invalid_client',
      status: 401,
    });
    const { headers, body, status } = await app.anonymous.send<object>(
      'POST',
      `${API}/oauth/token`,
      'grant_type=client_credentials',
      {
        authorization: `Basic ${Buffer.from(`${key.id}:wrong`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    );
    expect([status, headers.get('cache-control')]).toEqual([401, 'no-store']);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('www-authenticate')).toBe('Basic realm="palisade", error="invalid_client"');
    expect(body).toMatchObject({
      error: 'invalid_client',
      error_description: 'The client is not known.',
      code: 'INVALID_CLIENT',
    });
  });

  it('is told the same by the challenge of HTTP Basic', async () => {
    const grant = oidc.clientCredentialsGrant(await discover('wrong'));
    await expect(grant).rejects.toMatchObject({
      status: 401,
      cause: [{ scheme: 'basic', parameters: { realm: 'palisade', error: 'invalid_client' } }],
    });
  });

  it.each([
    ['another grant', 'grant_type=password', 'unsupported_grant_type'],
    ['no grant', 'scope=account:view', 'invalid_request'],
  ])('is told of %s', async (_, form, error) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.anonymous.send('POST', `${API}/oauth/token`, form, type);
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });

  it('is told by 401 what to show elsewhere', async () => {
    const missing = await app.anonymous.get(`${API}/users`);
    expect(missing.headers.get('www-authenticate')).toBe('Bearer realm="palisade"');
    const forged = await new TestCaller(app.url, 'a.b.c').get(`${API}/users`);
    const challenge = 'Bearer realm="palisade", error="invalid_token"';
    expect(forged.headers.get('www-authenticate')).toBe(challenge);
  });
});
