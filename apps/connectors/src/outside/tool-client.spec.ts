import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Config, ReadingRoom } from '@palisade/platform';
import { ToolClient } from './tool-client';

const MB = 1024 * 1024;

describe('a tool', () => {
  const client = new ToolClient(
    { values: { NODE_ENV: 'test' } } as unknown as Config,
    {} as ReadingRoom,
  );
  let server: Server;
  let origin: string;
  let asked: string[];
  let answer: RequestListener;
  const read = (): Promise<string> => client.read(`${origin}/state`, { headers: {} });
  const failure = (of: Promise<string>): Promise<unknown> =>
    of.then(
      (text) => `read ${text.length}`,
      (error: { failure?: string }) => error.failure,
    );

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      void answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    client.allow(origin);
  });
  beforeEach(() => (asked = []));
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await client.onApplicationShutdown();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('is read as it answers', async () => {
    answer = (_, response) => response.end('{"isGood":true}');
    expect(await read()).toBe('{"isGood":true}');
  });

  it('leads us nowhere else', async () => {
    answer = (_, response) => response.writeHead(302, { location: `${origin}/inside` }).end();
    expect(await failure(read())).toBe('UNREADABLE');
    expect(asked).toEqual(['/state']);
  });

  it.each<[string, Buffer, string | undefined, unknown]>([
    ['as much as we read', Buffer.alloc(5 * MB, 'a'), undefined, `read ${5 * MB}`],
    ['more than we read', Buffer.alloc(5 * MB + 1, 'a'), undefined, 'AWAY'],
    ['little that unpacks to more', gzipSync(Buffer.alloc(50 * MB, 'a')), 'gzip', 'AWAY'],
  ])('that answers %s', async (_, body, packed, expected) => {
    answer = (_, response) => {
      if (packed) response.setHeader('content-encoding', packed);
      response.end(body);
    };
    expect(await failure(read())).toBe(expected);
  });

  it('is given up after ten seconds, in the middle of its answer too', async () => {
    const clock = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    answer = (_, response) => {
      response.write('{');
      setImmediate(() => clock.abort());
    };
    expect(await failure(read())).toBe('AWAY');
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  it.each([
    'http://tool.example/state',
    'https://127.0.0.1/state',
    'https://[::1]/state',
    'https://10.1.2.3/state',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/state',
  ])('is never at %s', async (url) => {
    expect(await failure(client.read(url, { headers: {} }))).toBe('AWAY');
    expect(asked).toEqual([]);
  });
});
