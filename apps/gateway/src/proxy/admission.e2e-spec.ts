import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { ApiCallRecorder } from '../api-activity/api-call-recorder';
import { service } from '../main';

const LIMIT = 4;
const CRASH_LIMIT = 2;
const PLAIN = '/api/account/v1/x?y=%61';
const SPELLINGS = [
  PLAIN,
  '/%61pi/account/v1/x?y=%61',
  '/api/acco%75nt/v1/%78?y=%61',
  'http://palisade.example/api/account/v1/x?y=%61',
];
const ELSEWHERE = ['/api%2Faccount/v1/x', '//api/account/v1/x', '/API/account/v1/x'];

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

describe('every call to a service', () => {
  let app: TestApp;
  let upstream: Server;
  const forwarded: string[] = [];

  beforeAll(async () => {
    upstream = createServer((incoming, response) => {
      forwarded.push(String(incoming.url));
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    const { port } = upstream.address() as AddressInfo;
    app = await startApp(service, {
      ACCOUNT_URL: `http://127.0.0.1:${port}`,
      AUTH_URL: `http://127.0.0.1:${port}`,
      RATE_LIMIT_PER_MINUTE: String(LIMIT),
      CRASH_LIMIT_PER_MINUTE: String(CRASH_LIMIT),
      EDGE_PROXIES: '127.0.0.1',
      DEMO_MODE: 'false',
    });
  });
  beforeEach(() => forwarded.splice(0));
  afterAll(async () => {
    await app.close();
    upstream.closeAllConnections();
    upstream.close();
  });

  /** Asks with exactly this address, which `fetch` would tidy up. */
  const ask = async (path: string, token?: string, from = '203.0.113.1'): Promise<Answer> => {
    const { hostname, port } = new URL(app.url);
    const headers: Record<string, string> = { 'x-forwarded-for': from };
    if (token) headers.authorization = `Bearer ${token}`;
    const sent = request({ hostname, port, path, method: 'POST', headers }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    return { status: answer.statusCode, retryAfter: answer.headers['retry-after'] };
  };
  const person = (userId = randomUUID()): Promise<TestCaller> =>
    app.signIn({ accountType: 'AGENCY', permissions: [], userId });

  it.each(SPELLINGS)('is limited and forwarded in one spelling: %s', async (path) => {
    const { token } = await person();
    const statuses = [];
    for (let n = 0; n < LIMIT; n++) statuses.push((await ask(path, token)).status);
    expect(statuses).toEqual(Array(LIMIT).fill(200));
    const refusal = await ask(path, token);
    expect(refusal).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^[1-9]\d?$/) });
    expect(forwarded).toEqual(Array(LIMIT).fill(PLAIN));
  });

  it('is limited sooner where a broken page is reported, for each address', async () => {
    const report = async (from: string): Promise<number> =>
      (await ask('/api/ops/v1/crashes', undefined, from)).status;
    const statuses = [];
    for (let n = 0; n <= CRASH_LIMIT; n++) statuses.push(await report('198.51.100.90'));
    expect(statuses).toEqual([...Array<number>(CRASH_LIMIT).fill(400), 429]);
    expect(await report('198.51.100.91')).toBe(400);
  });

  it.each(SPELLINGS)('is refused with a revoked token: %s', async (path) => {
    const userId = randomUUID();
    const { token } = await person(userId);
    const notBefore = new Date(Date.now() + 60_000).toISOString();
    await app.deliver('user.sessions-revoked.v1', {
      userId,
      notBefore,
      version: 1,
      scope: scopeOf({}),
    });
    const probe = `198.51.100.${SPELLINGS.indexOf(path)}`;
    await eventually(async () => (await ask(PLAIN, token, probe)).status === 401);
    forwarded.splice(0);
    expect((await ask(path, token, `${probe}9`)).status).toBe(401);
    expect(forwarded).toEqual([]);
  });

  it('is refused with the tokens of a session that ended, and with no others', async () => {
    const [userId, sessionId] = [randomUUID(), randomUUID()];
    const begin = (session: string): Promise<TestCaller> =>
      app.signIn({ accountType: 'AGENCY', permissions: [], userId, sessionId: session });
    const [ended, other] = [await begin(sessionId), await begin(randomUUID())];
    const tokensExpire = new Date(Date.now() + 60_000).toISOString();
    await app.deliver('session.ended.v1', {
      sessionId,
      userId,
      tokensExpire,
      version: 1,
      scope: scopeOf({}),
    });
    const from = '198.51.100.77';
    const refused = async (): Promise<boolean> =>
      (await ask(PLAIN, ended.token, from)).status === 401;
    await eventually(refused, 2_500);
    expect((await ask(PLAIN, other.token, from)).status).toBe(200);
  });

  it.each(ELSEWHERE)('is none at %s', async (path) => {
    expect((await ask(path, (await person()).token)).status).toBe(404);
    expect(forwarded).toEqual([]);
  });

  it('of a machine is written down in one spelling', async () => {
    const [apiClientId, organizationId] = [randomUUID(), randomUUID()];
    const { token } = await app.signIn({
      accountType: 'AGENCY',
      permissions: [],
      organizationId,
      apiClientId,
    });
    for (const path of SPELLINGS) await ask(path, token);
    await app.app.get(ApiCallRecorder).flush();
    const rows = await app.dataSource.query(
      'select path from api_activity where api_client_id = $1',
      [apiClientId],
    );
    expect(rows).toEqual(SPELLINGS.map(() => ({ path: '/api/account/v1/x' })));
  });

  it('shows the credentials of a machine where it asks for a token, and nowhere else', async () => {
    const authorization = `Basic ${Buffer.from('id:secret').toString('base64')}`;
    const statusAt = async (path: string): Promise<number> =>
      (await fetch(app.url + path, { method: 'POST', headers: { authorization } })).status;
    expect(await statusAt('/api/auth/v1/oauth/token')).toBe(200);
    expect(forwarded).toEqual(['/api/auth/v1/oauth/token']);
    expect(await statusAt(PLAIN)).toBe(401);
  });

  it.each(['a.b.c', 'nothing'])('with the bad token "%s" is limited by address', async (token) => {
    const from = `192.0.2.${token.length}`;
    const statuses = [];
    for (let n = 0; n <= LIMIT; n++) statuses.push((await ask(PLAIN, token, from)).status);
    expect(statuses).toEqual([...Array<number>(LIMIT).fill(401), 429]);
    expect((await ask(PLAIN, undefined, from)).status).toBe(429);
    expect((await ask(PLAIN, (await person()).token, from)).status).toBe(200);
    expect((await ask(PLAIN, token, '192.0.2.99')).status).toBe(401);
  });
});
