import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const CALCULATOR = '/api/rater/v1/calculator';
const REST_MS = 1_100;
const MANY = 12;

/** A stand-in for a process of the rater: tells its name and how much it was sent. */
class Process {
  calls = 0;
  breaks = false;
  private server!: Server;

  constructor(readonly name: string) {}

  async start(port = 0): Promise<number> {
    this.server = createServer((request, response) => this.answer(request, response));
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    this.calls++;
    if (this.breaks) return void request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' });
    if (request.url?.includes('slow')) return void response.write('[');
    let bytes = 0;
    request.on('data', (piece: Buffer) => (bytes += piece.length));
    request.on('end', () => response.end(JSON.stringify({ name: this.name, bytes })));
  }
}

describe('several processes of a service', () => {
  const [one, two] = [new Process('one'), new Process('two')];
  let port: number;
  let app: TestApp;
  let caller: TestCaller;

  beforeAll(async () => {
    port = await one.start();
    const urls = [port, await two.start()].map((each) => `http://127.0.0.1:${each}`);
    app = await startApp(service, { RATER_URL: urls.join(','), DEMO_MODE: 'false' });
    caller = await app.signIn({ accountType: 'COWBELL', permissions: [] });
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([one.stop(), two.stop()]);
  });
  beforeEach(() => {
    one.calls = two.calls = 0;
    one.breaks = two.breaks = false;
  });

  interface Answer {
    name: string;
    bytes: number;
  }
  const rate = () => caller.post<Answer>(CALCULATOR, { revenue: 1_000_000 });
  const read = () => caller.get<Answer>('/api/rater/v1/coverages');
  const write = () => caller.post<Answer>('/api/rater/v1/presets/custom', { name: 'Ours' });

  it('take turns', async () => {
    for (let n = 0; n < MANY; n++) expect((await rate()).status).toBe(200);
    expect([one.calls, two.calls]).toEqual([MANY / 2, MANY / 2]);
  });

  it('are spared while they answer a long call', async () => {
    const abort = new AbortController();
    const headers = { authorization: `Bearer ${caller.token}` };
    await fetch(`${app.url}/api/rater/v1/slow`, { headers, signal: abort.signal });
    const names = new Set<string>();
    for (let n = 0; n < MANY; n++) names.add((await rate()).body.name);
    expect(names.size).toBe(1);
    abort.abort();
  });

  it('are left out when they are gone, with nothing lost, and asked again when they are back', async () => {
    await one.stop();
    const answers = await Promise.all(Array.from({ length: MANY }, rate));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0].body).toEqual({ name: 'two', bytes: 19 });
    await one.start(port);
    await sleep(REST_MS);
    const names = new Set<string>();
    for (let n = 0; n < MANY; n++) names.add((await rate()).body.name);
    expect([...names].sort()).toEqual(['one', 'two']);
  });

  it('get again what only reads or computes when another one broke it off, and nothing else', async () => {
    one.breaks = true;
    const reads = [await read(), await read(), await read()];
    expect(reads.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(one.calls).toBe(1);
    await sleep(REST_MS);
    [one.calls, two.calls] = [0, 0];
    const writes = [await write(), await write()].map(({ status }) => status);
    expect(writes.sort()).toEqual([200, 503]);
    expect([one.calls, two.calls]).toEqual([1, 1]);
    await sleep(REST_MS);
    const prices = [await rate(), await rate()];
    expect(prices.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('are a service that is away when all are gone', async () => {
    await Promise.all([one.stop(), two.stop()]);
    const answer = await rate();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    await Promise.all([one.start(), two.start()]);
  });
});
