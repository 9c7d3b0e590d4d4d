import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { FlagDetailResponse } from './flags/flags.dto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { TestApp, TestCaller } from '@palisade/testing';
import { built, startApp } from '@palisade/testing';
import { service } from './main';

const BODY_OF_2_MB = `{"x":"${'a'.repeat(2_097_152)}"}`;

/** Answers what it was asked, so that a test sees what passed the gateway. */
function echo(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url?.includes('/silent')) return;
    response.setHeader('content-type', 'application/json');
    response.statusCode = request.url?.includes('/login') ? 307 : 200;
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
  });
}

describe('the gateway', () => {
  let app: TestApp;
  let upstream: Server;
  let folder: string;
  let caller: TestCaller;
  const documents = built('openapi', 'join');

  beforeAll(async () => {
    upstream = createServer(echo).listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    const { port } = upstream.address() as AddressInfo;
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'gateway-')), 'console');
    mkdirSync(path.join(folder, 'assets'), { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), '<meta content="__CSP_NONCE__">console');
    writeFileSync(path.join(folder, 'assets', 'app.js'), 'console');
    writeFileSync(path.join(folder, 'assets', 'app.js.gz'), gzipSync('console, packed'));
    writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
    writeFileSync(path.join(folder, 'captcha.html'), 'captcha');
    writeFileSync(path.join(folder, '..', 'secret.txt'), 'outside');
    app = await startApp(service, {
      AUTH_URL: `http://127.0.0.1:${port}`,
      ACCOUNT_URL: `http://127.0.0.1:${port}`,
      BILLING_URL: 'http://127.0.0.1:9',
      REQUEST_TIMEOUT_MS: '300',
      RATE_LIMIT_PER_MINUTE: '500',
      SIGN_IN_LIMIT_PER_MINUTE: '3',
      CONSOLE_DIR: folder,
      OPENAPI_DIR: documents,
      DATA_DIR: folder,
      DEMO_MODE: 'false',
    });
    caller = await app.signIn({ accountType: 'COWBELL', permissions: ['feature-flag:edit'] });
  });
  afterAll(async () => {
    await app.close();
    upstream.closeAllConnections();
    upstream.close();
    rmSync(path.dirname(folder), { recursive: true });
  });

  it('passes method, path, query and body to the service, and the answer back', async () => {
    const answer = await caller.post('/api/account/v1?x=1&x=2', { name: 'Zoë' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      method: 'POST',
      url: '/api/account/v1?x=1&x=2',
      body: '{"name":"Zoë"}',
    });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it.each(['openapi.json', 'quote.json', 'gateway.json'])(
    'serves the document %s as it was generated',
    async (file) => {
      const answer = await app.anonymous.get(`/api/docs/${file}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.body).toEqual(JSON.parse(readFileSync(path.join(documents, file), 'utf8')));
    },
  );

  it('keeps the request id and trace of the caller and drops headers that only it may set', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const forged = {
      'x-request-id': 'my-request-1',
      'x-forwarded-for': '10.0.0.1',
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
    };
    const answer = await app.anonymous.send<{ headers: Record<string, string> }>(
      'GET',
      '/api/account/v1/x',
      undefined,
      forged,
    );
    expect(answer.body.headers).toMatchObject({
      'x-request-id': 'my-request-1',
      traceparent: expect.stringContaining(trace),
    });
    expect(answer.body.headers['x-forwarded-for']).not.toContain('10.0.0.1');
    expect(answer.headers.get('x-request-id')).toBe('my-request-1');
  });

  it('packs long lists for callers that take it, whole', async () => {
    const url = `/api/account/v1/search?q=${'a'.repeat(10_000)}`;
    const ask = (encoding: string): ReturnType<TestCaller['send']> =>
      app.anonymous.send('GET', url, undefined, { 'accept-encoding': encoding });
    const [packed, plain] = await Promise.all([ask('gzip'), ask('identity')]);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(packed.body).toMatchObject({ url });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.body).toMatchObject({ url });
  });

  it.each([
    ['an address that does not exist', '/api/nothing', {}],
    ['a body over the limit', '/api/account/v1', {}],
    ['a forged token', '/api/account/v1', { authorization: 'Bearer a.b.c' }],
  ])('answers a large body for %s before the connection goes', async (_, address, headers) => {
    const head = { ...headers, connection: 'close', 'content-type': 'application/octet-stream' };
    for (let turn = 0; turn < 10; turn++) {
      const call = request(`${app.url}${address}`, { method: 'POST', headers: head });
      const answered = once(call, 'response') as Promise<[IncomingMessage]>;
      call.end(Buffer.alloc(8 * 1_048_576));
      const [answer] = await answered;
      expect(JSON.parse(await text(answer))).toMatchObject({ status: answer.statusCode });
    }
  });

  it('gives a 307 of sign-in to the caller instead of following it', async () => {
    const answer = await app.anonymous.post('/api/auth/v1/login', { username: 'm@x.example' });
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBeNull();
  });

  it.each([
    ['an unknown route', 'GET', '/api/nothing', undefined, {}, 404],
    ['another method of an unknown route', 'POST', '/api/nothing', '{}', {}, 404],
    ['a method that an address of its own has not', 'DELETE', '/api/flags/v1', undefined, {}, 405],
    ['an unknown route with a query', 'GET', '/api?page=1', undefined, {}, 404],
    ['an unknown asset', 'GET', '/assets/none.js', undefined, {}, 404],
    ['a body of 2 MB', 'POST', '/api/account/v1', BODY_OF_2_MB, {}, 413],
    ['a forged token', 'GET', '/api/account/v1', undefined, { authorization: 'Bearer a.b.c' }, 401],
    ['another scheme', 'GET', '/api/account/v1', undefined, { authorization: 'Basic eDp5' }, 401],
    ['an unknown flag', 'GET', '/api/locales/v1/en-US/none', undefined, {}, 404],
    ['an unknown locale', 'GET', '/api/locales/v1/__proto__/common', undefined, {}, 404],
    ['bad JSON', 'PUT', '/api/flags/v1/endorsements', '{', {}, 400],
    ['a missing token', 'PUT', '/api/flags/v1/endorsements', '{"enabled":true}', {}, 401],
    ['a service that is down', 'GET', '/api/billing/v1/x', undefined, {}, 503],
    ['a service that is silent', 'GET', '/api/account/v1/silent', undefined, {}, 503],
    ['demo sign-ins outside demo mode', 'GET', '/dev/nothing', undefined, {}, 404],
  ])('answers %s with a problem', async (_, method, address, body, headers, status) => {
    const answer = await app.anonymous.send(method, address, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status, instance: address.split('?')[0] });
    expect(answer.headers.get('retry-after') !== null).toBe(status === 503);
  });

  it('limits sign-ins by account, and other accounts go on', async () => {
    const signIn = (username: string): Promise<{ status: number }> =>
      app.anonymous.post('/api/auth/v1/login', { username, password: 'x' });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await signIn('Ann@x.example')).status);
    expect(statuses).toEqual([307, 307, 307, 429, 429]);
    expect((await signIn('ANN@x.example')).status).toBe(429);
    expect((await signIn('bob@x.example')).status).toBe(307);
  });

  it('limits its own calls like those of the services', async () => {
    const person = await app.signIn({ accountType: 'AGENCY', permissions: [] });
    const statuses = new Set<number>();
    for (let n = 0; n < 501; n++) statuses.add((await person.get('/api/flags/v1')).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  it('switches a flag once, tells others, and answers it from then on', async () => {
    const before = await app.anonymous.get<{ flags: Record<string, boolean> }>('/api/flags/v1');
    expect(before.body.flags).toMatchObject({ 'remember-device': true, 'claims-diary': false });
    const path = '/api/flags/v1/claims-diary';
    expect((await caller.put(path, { enabled: true })).status).toBe(200);
    expect((await caller.put(path, { enabled: true })).status).toBe(200);
    const after = await app.anonymous.get<{ flags: Record<string, boolean> }>('/api/flags/v1');
    expect(after.body.flags['claims-diary']).toBe(true);
    const events = await app.dataSource.query(`select type from outbox where subject = $1`, [
      'claims-diary',
    ]);
    expect(events).toEqual([{ type: 'feature-flag.changed.v1' }]);
    expect((await caller.put('/api/flags/v1/none', { enabled: true })).status).toBe(404);
    const reader = await app.signIn({ accountType: 'COWBELL', permissions: [] });
    expect((await reader.put(path, { enabled: false })).status).toBe(403);
  });

  it('tells who switches flags what each is about', async () => {
    const staff = await app.signIn({
      accountType: 'COWBELL',
      permissions: ['feature-flag:view', 'feature-flag:edit'],
    });
    await staff.put('/api/flags/v1/maintenance-uk', { enabled: true });
    const { body } = await staff.get<FlagDetailResponse[]>('/api/flags/v1/details');
    const ofUk = { flagKey: 'maintenance-uk', enabled: true, default: false, region: 'UK' };
    expect(body).toContainEqual({ ...ofUk, hasFeature: true, switched: expect.any(String) });
    const planned = body.find(({ flagKey }) => flagKey === 'new-agent-experience');
    expect(planned).toMatchObject({ region: null, hasFeature: false, switched: null });
    await staff.put('/api/flags/v1/maintenance-uk', { enabled: false });
    expect((await app.anonymous.get('/api/flags/v1/details')).status).toBe(401);
  });

  it('gives the United Kingdom the texts that differ and all the others', async () => {
    const texts = async (locale: string): Promise<Record<string, string>> =>
      (await app.anonymous.get<Record<string, string>>(`/api/locales/v1/${locale}/common`)).body;
    const [us, uk] = [await texts('en-US'), await texts('en-GB')];
    expect([us['wording.agency'], uk['wording.agency']]).toEqual(['Agency', 'Brokerage']);
    expect(Object.keys(us).filter((key) => !(key in uk))).toEqual([]);
  });

  it('serves the page with a nonce of its own and a strict policy', async () => {
    const open = (): Promise<{ body: string; headers: Headers }> =>
      app.anonymous.send<string>('GET', '/agency/accounts?page=1');
    const [first, second] = [await open(), await open()];
    const nonce = /content="([^"]+)"/.exec(first.body)?.[1];
    const policy = first.headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain(`script-src 'self';`);
    expect(second.body).not.toBe(first.body);
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  it('lets the console alone embed the captcha, and that alone load scripts of a provider', async () => {
    const open = (address: string) => app.anonymous.send<string>('GET', address);
    const [frame, page] = [await open('/captcha.html'), await open('/login')];
    const policy = frame.headers.get('content-security-policy');
    expect(frame.body).toBe('captcha');
    expect(policy).toContain(`script-src 'self' https://challenges.cloudflare.com`);
    expect(policy).toContain(`frame-ancestors 'self'`);
    expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('content-security-policy')).not.toContain('cloudflare');
  });

  it.each([
    ['/assets/app.js', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'public, max-age=0'],
  ])('serves %s with "%s"', async (address, caching) => {
    const file = await app.anonymous.send<string>('GET', address);
    expect(file.status).toBe(200);
    expect(file.headers.get('cache-control')).toBe(caching);
  });

  it.each([
    ['gzip', 'gzip', 'console, packed'],
    ['identity', null, 'console'],
  ])('sends a script to who accepts %s as %s', async (accepted, encoding, text) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await fetch(`${app.url}/assets/app.js`, { headers });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(await answer.text()).toBe(text);
  });

  it.each(['gzip', null])('sends the texts packed as %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding ?? 'identity' };
    const answer = await fetch(`${app.url}/api/locales/v1/en-GB/common`, { headers });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(await answer.json()).toHaveProperty(['action.retry']);
  });

  it('answers a well-known address with what is there, never with the console', async () => {
    const unknown = await fetch(`${app.url}/.well-known/openid-configuration`);
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get('content-type')).toContain('application/problem+json');
    const known = await fetch(`${app.url}/.well-known/oauth-authorization-server`);
    expect(await known.json()).toMatchObject({ url: '/.well-known/oauth-authorization-server' });
  });

  it.each(['/index.html', '/../secret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt'])(
    'never sends %s as a file',
    async (address) => {
      const answer = await app.anonymous.send<string>('GET', address);
      const said = JSON.stringify(answer.body);
      expect(said).not.toContain('__CSP_NONCE__');
      expect(said).not.toContain('outside');
    },
  );

  it('refuses the tokens issued before a person signed out everywhere', async () => {
    const userId = randomUUID();
    const person = await app.signIn({ accountType: 'AGENCY', permissions: [], userId });
    expect((await person.get('/api/account/v1/x')).status).toBe(200);
    await app.dataSource.query(
      `insert into revoked_token (id, not_before, forget)
       values ($1, now() + interval '1 minute', now() + interval '1 hour')`,
      [userId],
    );
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect((await person.get('/api/account/v1/x')).status).toBe(401);
    expect((await person.get('/api/console-version')).status).toBe(401);
    expect((await person.get('/api/events/v1/stream')).status).toBe(401);
  });
});
