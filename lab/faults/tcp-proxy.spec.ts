import type { AddressInfo, Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TcpProxy } from './tcp-proxy';

describe('a way that can be spoilt', () => {
  let echo: Server;
  let proxy: TcpProxy;
  let socket: Socket;
  let heard: string;
  let end: string;

  beforeEach(async () => {
    echo = createServer((one) => one.on('error', () => undefined).pipe(one));
    await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
    proxy = await TcpProxy.start((echo.address() as AddressInfo).port);
    open();
    socket.write('a');
    await until(() => heard === 'a');
  });
  afterEach(async () => {
    socket.destroy();
    await proxy.close();
    echo.close();
  });

  function open(): void {
    [heard, end] = ['', ''];
    socket = connect(proxy.port, '127.0.0.1')
      .on('data', (chunk) => (heard += String(chunk)))
      .on('error', (error: NodeJS.ErrnoException) => (end = String(error.code)))
      .on('close', () => (end ||= 'closed'));
  }

  async function until(check: () => boolean, limitMs = 4_000): Promise<number> {
    const startedMs = Date.now();
    while (!check() && Date.now() - startedMs < limitMs) await sleep(10);
    expect(check()).toBe(true);
    return Date.now() - startedMs;
  }

  it('keeps everything back while it is silent, and loses nothing', async () => {
    proxy.mode = 'silent';
    socket.write('b');
    await sleep(200);
    expect(heard).toBe('a');
    proxy.mode = 'pass';
    await until(() => heard === 'ab');
  });

  it('leads to another server, to which who was connected connects anew', async () => {
    const other = createServer((one) => one.on('error', () => undefined).end('other'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    proxy.target = (other.address() as AddressInfo).port;
    await until(() => end === 'ECONNRESET');
    open();
    await until(() => heard === 'other');
    other.close();
  });

  it('takes two seconds each way while it is slow', async () => {
    proxy.mode = 'slow';
    socket.write('b');
    expect(await until(() => heard === 'ab', 6_000)).toBeGreaterThan(3_900);
  });

  it('lets a byte a second through', async () => {
    proxy.mode = 'trickle';
    socket.write('bcd');
    await sleep(500);
    expect(heard.length).toBeLessThan(3);
    await until(() => heard.length >= 3);
  });

  it('breaks connections, and new ones too', async () => {
    proxy.mode = 'reset';
    await until(() => end === 'ECONNRESET');
    open();
    await until(() => end !== '');
  });

  it('loses the far end without a word, while new connections work', async () => {
    proxy.mode = 'half-open';
    socket.write('b');
    await sleep(200);
    expect([heard, end]).toEqual(['a', '']);
    open();
    socket.write('c');
    await until(() => heard === 'c');
  });
});
