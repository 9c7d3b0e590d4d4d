import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import { ReadingRoom } from '@palisade/platform';
import { findingOf } from './clamd';
import { HarmCheck } from './harm-check';

const MAX = 200_000;
const WORM = Buffer.from('a worm');

/** A scanner that speaks as clamd does, knows one virus, and reads 200 kB at most. */
function scanner(): Server {
  return createServer((socket: Socket) => {
    let seen = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      seen = Buffer.concat([seen, Buffer.from(piece)]);
      const file = fileIn(seen);
      if (file === 'TOO_LARGE') socket.end('INSTREAM size limit exceeded. ERROR\0');
      else if (file) socket.end(file.includes(WORM) ? 'stream: Worm.A FOUND\0' : 'stream: OK\0');
    });
  });
}

/** What was sent by INSTREAM when all of it is there. */
function fileIn(seen: Buffer): Buffer | 'TOO_LARGE' | null {
  const start = seen.indexOf(0) + 1;
  expect(seen.subarray(0, start).toString()).toBe('zINSTREAM\0');
  const pieces: Buffer[] = [];
  for (let at = start; at + 4 <= seen.length;) {
    const length = seen.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(seen.subarray(at + 4, at + 4 + length));
    at += 4 + length;
    if (at - start > MAX) return 'TOO_LARGE';
  }
  return null;
}

describe('the look for harm in files', () => {
  const room = new ReadingRoom();
  const server = scanner();
  let harm: HarmCheck;
  let port: number;

  const checkAt = (url: string): HarmCheck =>
    new HarmCheck(room, { values: { VIRUS_SCANNER_URL: url } } as never);

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
    harm = checkAt(`tcp://127.0.0.1:${port}`);
  });
  afterAll(() => {
    room.onApplicationShutdown();
    server.close();
  });

  it('lets a file pass in which the scanner finds nothing', async () => {
    await expect(harm.look(Buffer.alloc(150_000, 'a'))).resolves.toBeUndefined();
  });

  it('refuses what the scanner knows, and what it does not look into', async () => {
    const refused = { code: 'HARMFUL_FILE', status: 400 };
    await expect(harm.look(Buffer.concat([Buffer.alloc(99_999), WORM]))).rejects.toMatchObject(
      refused,
    );
    await expect(harm.look(Buffer.alloc(9 * MAX))).rejects.toMatchObject({ reason: 'size' });
  });

  it('answers that it may be tried again while the scanner is away', async () => {
    const away = { code: 'SCANNER_AWAY', status: 503 };
    await expect(checkAt('tcp://127.0.0.1:1').look(WORM)).rejects.toMatchObject(away);
  });

  it('asks no scanner where none is named', async () => {
    await expect(checkAt('').look(WORM)).resolves.toBeUndefined();
  });

  it.each(['', 'stream: lstat() failed: No such file or directory. ERROR\0', 'PONG\0'])(
    'believes no answer that says nothing of the file: %j',
    (answer) => {
      expect(() => findingOf(answer)).toThrow('The scanner answers');
    },
  );
});
