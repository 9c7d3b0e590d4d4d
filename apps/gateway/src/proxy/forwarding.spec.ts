import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { loadConfig, runInContext, currentContext, Upstreams } from '@palisade/platform';
import { eventually } from '@palisade/testing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { request as call } from 'undici';
import { Forwarding } from './forwarding';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

describe('Forwarding', () => {
  const closings: (() => Promise<unknown>)[] = [];

  afterEach(async () => {
    for (const close of closings.splice(0).reverse()) await close();
  });

  /** A gateway of nothing but the forwarding, before a service that answers so. */
  async function open(
    answering: Answering,
    prepare: (server: FastifyInstance) => void = () => undefined,
    totalMs?: number,
  ): Promise<string> {
    const service = createServer((request, response) => {
      if (request.url === '/health/live') response.end();
      else answering(request, response);
    }).listen(0, '127.0.0.1');
    closings.push(async () => service.close());
    await eventually(async () => service.listening);
    const { port } = service.address() as AddressInfo;
    const config = loadConfig({ ...process.env, ACCOUNT_URL: `http://127.0.0.1:${port}` });
    const forwarding = new Forwarding(config, new Upstreams(config));
    closings.push(() => forwarding.onApplicationShutdown());
    const server = fastify({ forceCloseConnections: true });
    closings.push(() => server.close());
    prepare(server);
    server.all('/*', (request, reply) => {
      const limits = { bodyBytes: 1_000, bodyMs: 1_000, totalMs };
      return forwarding.forward(request, reply, undefined, { service: 'account', limits });
    });
    return server.listen({ port: 0, host: '127.0.0.1' });
  }

  it('passes on status, headers and body, but nothing of the other connection', async () => {
    const answering: Answering = (_, response) =>
      response.writeHead(404, { 'x-own': 'yes', 'keep-alive': 'timeout=1' }).end('none');
    const answer = await call(await open(answering));
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['x-own']).toBe('yes');
    expect(answer.headers['keep-alive']).not.toBe('timeout=1');
    expect(await answer.body.text()).toBe('none');
  });

  it('keeps what the gateway said itself, and several headers of one name', async () => {
    const answering: Answering = (_, response) =>
      response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'] }).end();
    const url = await open(answering, (server) =>
      server.addHook('onRequest', async (_, reply) => void reply.header('ratelimit', 'limit=5')),
    );
    const { headers, body } = await call(url);
    await body.dump();
    expect(headers.ratelimit).toBe('limit=5');
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it.each([
    ['GET', 204],
    ['GET', 304],
    ['HEAD', 200],
  ] as const)('passes on a %s of %i without a body', async (method, status) => {
    const url = await open((_, response) => response.writeHead(status).end());
    const answer = await call(url, { method });
    expect([answer.statusCode, await answer.body.text()]).toEqual([status, '']);
  });

  it('waits for the answer behind an early hint', async () => {
    const url = await open((_, response) => {
      response.writeEarlyHints({ link: '</style.css>; rel=preload' });
      setTimeout(() => response.end('done'), 20);
    });
    expect(await (await call(url)).body.text()).toBe('done');
  });

  it('says that a service took too long', async () => {
    const url = await open(
      () => undefined,
      () => undefined,
      200,
    );
    const answer = await call(url);
    expect([answer.statusCode, await answer.body.text()]).toEqual([
      503,
      expect.stringContaining('took too long'),
    ]);
  });

  it('takes what is no answer for none', async () => {
    const url = await open((_, response) => {
      response.socket?.end('HTTP/1.1 999 ?\r\nx-bad: \x01\r\ncontent-length: 0\r\n\r\n');
    });
    await expect(call(url)).resolves.toMatchObject({ statusCode: 503 });
  });

  it('ends the call when the caller leaves, before and within the answer', async () => {
    let left = 0;
    const url = await open((request, response) => {
      response.on('close', () => left++);
      if (request.url === '/within') response.write('begun');
    });
    const before = get(`${url}/before`).on('error', () => undefined);
    const within = get(`${url}/within`, (answer) => {
      answer.on('error', () => undefined);
      before.destroy();
      within.destroy();
    });
    within.on('error', () => undefined);
    await eventually(async () => left === 2, 3_000);
  });

  it('cuts the answer off where the service does', async () => {
    const url = await open((_, response) => {
      response.writeHead(200, { 'content-length': '9' }).write('half');
      setTimeout(() => response.destroy(), 50);
    });
    const { body } = await call(url);
    await expect(body.text()).rejects.toThrow('other side closed');
  });

  it('does not wait for a caller who left before the call', async () => {
    const leaving = (server: FastifyInstance): void => {
      server.addHook('preHandler', async (_, reply) => {
        reply.raw.destroy();
        await eventually(async () => reply.raw.closed);
      });
    };
    let waiting = 0;
    const url = await open((_, response) => {
      waiting++;
      response.on('close', () => waiting--);
    }, leaving);
    await expect(call(url)).rejects.toThrow('other side closed');
    await pause();
    expect(waiting).toBe(0);
  });

  it('takes no more than the caller reads', async () => {
    let made = 0;
    const url = await open((_, response) => {
      const chunk = Buffer.alloc(65_536);
      const pages = Readable.from(
        (function* () {
          for (; made < 1_000; made++) yield chunk;
        })(),
      );
      pages.pipe(response);
    });
    const { body } = await call(url);
    body.pause();
    await pause();
    expect(made).toBeLessThan(300);
    let bytes = 0;
    for await (const chunk of body) bytes += (chunk as Buffer).length;
    expect(bytes).toBe(1_000 * 65_536);
  });

  it('leaves what follows an answer in the context of its own call', async () => {
    const published: (string | undefined)[] = [];
    const idOf = ({ headers }: FastifyRequest): string => String(headers['x-id']);
    const preparing = (server: FastifyInstance): void => {
      server.addHook('onRequest', (request, _, done) =>
        runInContext({ correlationId: idOf(request) }, done),
      );
      server.addHook('onResponse', async (request) => {
        published.push(`${idOf(request)} ${currentContext()?.correlationId}`);
      });
    };
    const url = await open((_, response) => response.end('ok'), preparing);
    const ids = Array.from({ length: 40 }, (_, n) => `call-${n}`);
    const ask = async (id: string): Promise<void> => {
      await (await call(url, { headers: { 'x-id': id } })).body.dump();
    };
    for (let first = 0; first < ids.length; first += 8) {
      await Promise.all(ids.slice(first, first + 8).map(ask));
    }
    await eventually(async () => published.length === ids.length);
    expect(published.sort()).toEqual(ids.map((id) => `${id} ${id}`).sort());
  });
});
