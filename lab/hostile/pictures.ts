import { crc32, deflateSync } from 'node:zlib';
import type { HostileFile } from './hostile-file';

const HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([size, body, check]);
}

/** CRC-32 of Node 20.15 and later; chunks with a wrong one are hostile too. */
const crc = (body: Buffer): number => (typeof crc32 === 'function' ? crc32(body) : 0);

/** A PNG that says that it is so large. */
function png(width: number, height: number, rows: Buffer, ...more: Buffer[]): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const data = chunk('IDAT', rows);
  return Buffer.concat([HEAD, chunk('IHDR', size), ...more, data, chunk('IEND', Buffer.alloc(0))]);
}

const blank = (width: number, height: number): Buffer =>
  deflateSync(Buffer.alloc((width + 1) * height));
const picture = (name: string, content: () => Buffer): HostileFile => ({
  name,
  fileName: 'a.png',
  content,
});

/** Pictures of more pixels than bytes, and what only looks like one. */
export const PICTURES: HostileFile[] = [
  picture('39 million pixels', () => png(6_500, 6_000, blank(6_500, 6_000))),
  picture('four billion pixels', () => png(65_535, 65_535, deflateSync(Buffer.alloc(10)))),
  picture('a line of two billion pixels', () => png(0x7fff_ffff, 1, deflateSync(Buffer.alloc(10)))),
  picture('no pixels', () => png(0, 0, Buffer.alloc(0))),
  picture('fewer rows than it says', () => png(4_000, 4_000, blank(4_000, 2))),
  picture('more rows than it says', () => png(10, 10, blank(4_000, 40_000))),
  picture('a text that unpacks to 100 MB', () =>
    png(
      10,
      10,
      blank(10, 10),
      chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
    ),
  ),
  picture('a picture that is cut', () => png(100, 100, blank(100, 100)).subarray(0, 60)),
  picture('a drawing with a link', () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  ),
  picture('a picture of 2.4 MB', () =>
    Buffer.concat([png(10, 10, blank(10, 10)), Buffer.alloc(2_400_000)]),
  ),
];
