import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const PATH = '/api/rater/v1/portfolio';
const FIVE_MB = `${'x'.repeat(1_023)}\n`.repeat(5_120);

/** Sends back what it gets while it comes; dies when it is told to. */
function mirror(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  request.on('data', (piece: Buffer) => {
    if (piece.includes('die')) response.destroy();
    else response.write(piece);
  });
  request.on('end', () => response.end());
}

describe('a portfolio on its way through the gateway', () => {
  let app: TestApp;
  let upstream: Server;
  let caller: TestCaller;

  beforeAll(async () => {
    upstream = createServer(mirror).listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    const { port } = upstream.address() as AddressInfo;
    app = await startApp(service, { RATER_URL: `http://127.0.0.1:${port}`, DEMO_MODE: 'false' });
    caller = await app.signIn({ accountType: 'COWBELL', permissions: [] });
  });
  afterAll(async () => {
    await app.close();
    upstream.closeAllConnections();
    upstream.close();
  });

  const open = async () => {
    const pieces = new TransformStream<Uint8Array, Uint8Array>();
    const writer = pieces.writable.getWriter();
    const send = (text: string): Promise<void> => writer.write(new TextEncoder().encode(text));
    const first = send('{"risk":1}\n');
    const answer = await fetch(app.url + PATH, {
      method: 'POST',
      headers: { authorization: `Bearer ${caller.token}` },
      body: pieces.readable,
      duplex: 'half',
    } as RequestInit);
    await first;
    return { answer, send, writer };
  };

  it('may be larger than any other body', async () => {
    const answer = await caller.send<string>('POST', PATH, FIVE_MB);
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(FIVE_MB);
    const other = await caller.send('POST', '/api/rater/v1/calculator', FIVE_MB);
    expect(other.status).toBe(413);
  });

  it('comes back while it is still being sent', async () => {
    const { answer, writer } = await open();
    const reader = answer.body!.getReader();
    const first = await reader.read();
    expect(new TextDecoder().decode(first.value)).toBe('{"risk":1}\n');
    await writer.close();
    expect((await reader.read()).done).toBe(true);
  });

  it('breaks off where the rater does, and never looks complete', async () => {
    const { answer, send } = await open();
    await send('die\n').catch(() => undefined);
    await expect(answer.text()).rejects.toThrow();
  });
});
