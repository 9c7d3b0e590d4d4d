import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from '@palisade/testing';
import { eventually, freePort, startApp } from '@palisade/testing';
import { service } from '../main';

const PATH = '/api/account/v1';
const SILENT_AT_MOST_MS = 2_500;
const PRICE = '/api/rater/v1/PRIME100/calculator?trace=none';
const KEYED = { 'idempotency-key': 'once-1' };

/** A service that a test stops, starts, silences and lets cut its callers off. */
class Upstream {
  isSilent = false;
  cutsLeft = 0;
  seen: string[] = [];
  private server?: Server;

  constructor(readonly port: number) {}

  async start(): Promise<void> {
    this.server = createServer((request, response) => void this.answer(request, response));
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isSilent) return;
    if (request.url === '/health/live') return void response.end('{}');
    let body = '';
    for await (const chunk of request) body += String(chunk);
    this.seen.push(`${request.method} ${body}`);
    if (this.cutsLeft-- > 0) return void request.socket.destroy();
    if (request.url?.endsWith('/slow')) await sleep(SILENT_AT_MOST_MS);
    response.setHeader('content-type', 'application/json').end('{"is":"back"}');
  }
}

describe('the gateway before a service that comes and goes', () => {
  let app: TestApp;
  let upstream: Upstream;

  beforeAll(async () => {
    upstream = new Upstream(await freePort());
    const address = `http://127.0.0.1:${upstream.port}`;
    app = await startApp(service, { ACCOUNT_URL: address, RATER_URL: address });
  });
  beforeEach(async () => {
    Object.assign(upstream, { isSilent: false, cutsLeft: 0, seen: [] });
    await upstream.start();
    await eventually(async () => (await app.anonymous.get(PATH)).status === 200);
    await app.anonymous.get(PRICE);
    upstream.seen = [];
  });
  afterEach(() => upstream.stop());
  afterAll(() => app.close());

  it('lets calls wait for the next process of a service', async () => {
    await upstream.stop();
    const calls = [app.anonymous.get(PATH), app.anonymous.post(PATH, { name: 'Zoë' })];
    await sleep(500);
    await upstream.start();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
    expect(upstream.seen.toSorted()).toEqual(['GET ', 'POST {"name":"Zoë"}']);
  });

  it.each([
    { what: 'a read', method: 'GET', path: PATH, headers: {}, answered: [200, 2] },
    { what: 'a write with a key', method: 'POST', path: PATH, headers: KEYED, answered: [200, 2] },
    { what: 'a write without a key', method: 'POST', path: PATH, headers: {}, answered: [503, 1] },
    { what: 'a price', method: 'POST', path: PRICE, headers: {}, answered: [200, 2] },
  ])('after a cut sends $what as often as is safe', async (call) => {
    const { method, path, headers, answered } = call;
    upstream.cutsLeft = 1;
    const body = method === 'POST' ? '{"name":"Ann"}' : undefined;
    const answer = await app.anonymous.send(method, path, body, headers);
    expect([answer.status, upstream.seen.length]).toEqual(answered);
  });

  it('gives up a service that answers nothing, at once from then on, until it is back', async () => {
    upstream.isSilent = true;
    const startedMs = Date.now();
    const first = await app.anonymous.get(PATH);
    const firstMs = Date.now() - startedMs;
    const second = await app.anonymous.get(PATH);
    expect([first.status, second.status]).toEqual([503, 503]);
    expect(first.body).toMatchObject({ code: 'SERVICE_SILENT' });
    expect(second.headers.get('retry-after')).toBe('5');
    expect(firstMs).toBeLessThan(SILENT_AT_MOST_MS);
    expect(Date.now() - startedMs - firstMs).toBeLessThan(firstMs / 2);
    upstream.isSilent = false;
    await eventually(async () => (await app.anonymous.get(PATH)).status === 200);
  });

  it('takes its own busy loop for nobody else’s silence', async () => {
    const call = app.anonymous.get(`${PATH}/slow`);
    await sleep(300);
    const untilMs = performance.now() + 3_000;
    while (performance.now() < untilMs);
    expect((await call).status).toBe(200);
  });

  it('waits for a slow answer of a service that lives', async () => {
    expect((await app.anonymous.get(`${PATH}/slow`)).status).toBe(200);
  });
});
