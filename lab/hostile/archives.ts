import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import type { HostileFile } from './hostile-file';

const zeros = (bytes: number): Uint8Array => new Uint8Array(bytes);
const many = (count: number, bytes: number): Record<string, Uint8Array> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}.bin`, zeros(bytes)]));

function nested(depth: number): Buffer {
  let zip: Uint8Array = zipSync({ 'a.txt': zeros(10_000_000) });
  for (let level = 0; level < depth; level++) {
    zip = zipSync({ 'a.zip': zip, 'b.zip': zip, 'c.zip': zip });
  }
  return Buffer.from(zip);
}

const stream = (content: Buffer): string =>
  `1 0 obj\n<</Filter/FlateDecode>>\nstream\n${content.toString('latin1')}\nendstream\nendobj\n`;
const pdf = (body: string, start = '%PDF-1.7\n'): Buffer =>
  Buffer.from(`${start}${body}%%EOF`, 'latin1');
const packed = (bytes: number): Buffer => deflateSync(zeros(bytes));

const zip = (name: string, content: () => Uint8Array): HostileFile => ({
  name,
  fileName: 'a.zip',
  content: () => Buffer.from(content()),
});
const paper = (name: string, content: () => Buffer): HostileFile => ({
  name,
  fileName: 'a.pdf',
  content,
});

/** Archives and papers that unpack to more than they weigh, or that lead nowhere. */
export const ARCHIVES: HostileFile[] = [
  zip('165 files of 600 kB of zeros', () => zipSync(many(165, 600_000))),
  zip('one file of 300 MB of zeros', () => zipSync({ 'a.bin': zeros(300_000_000) })),
  zip('sixty thousand files', () => zipSync(many(60_000, 1))),
  zip('archives in archives', () => nested(4)),
  zip('archives of the same', () => nested(2)),
  zip('an archive that is cut', () => zipSync(many(10, 10)).subarray(0, 300)),
  zip('an archive with a password', () => {
    const locked = Buffer.from(zipSync(many(1, 10)));
    const at = locked.indexOf('PK\u0001\u0002', 0, 'latin1');
    locked.writeUInt16LE(1, at + 8);
    return locked;
  }),
  zip('an archive packed in another way', () => {
    const other = Buffer.from(zipSync(many(1, 1000)));
    const at = other.indexOf('PK\u0001\u0002', 0, 'latin1');
    other.writeUInt16LE(99, at + 10);
    return other;
  }),
  paper('6,000 small streams', () => pdf(stream(deflateSync(Buffer.from('hello'))).repeat(6_000))),
  paper('1.3 million broken streams', () => pdf('stream\nx\nendstream\n'.repeat(1_300_000))),
  paper('streams that break after 90 MB', () => {
    const broken = packed(90_000_000);
    broken.writeUInt32BE(0, broken.length - 4);
    return pdf(stream(broken).repeat(200));
  }),
  paper('a stream of 300 MB', () => pdf(stream(packed(300_000_000)))),
  paper('streams in streams', () =>
    pdf(stream(deflateSync(pdf(stream(deflateSync(pdf(stream(packed(50_000_000))))))))),
  ),
  paper('a blank line before its head', () =>
    pdf(stream(deflateSync(Buffer.from('hello'))), '\n\n%PDF-1.7\n'),
  ),
  paper('fields that are their own children', () =>
    pdf(
      '1 0 obj\n<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[3 0 R]>>>>\nendobj\n' +
        '2 0 obj\n<</Type/Pages/Kids[2 0 R]/Count 1000000>>\nendobj\n' +
        '3 0 obj\n<</T(a)/Kids[3 0 R 3 0 R]>>\nendobj\ntrailer<</Root 1 0 R>>\n',
    ),
  ),
  paper('a hundred thousand fields', () =>
    pdf(
      `1 0 obj\n<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${'3 0 R '.repeat(100_000)}]>>>>\nendobj\n` +
        '2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n3 0 obj\n<</T(a)/FT/Tx/V(b)>>\nendobj\ntrailer<</Root 1 0 R>>\n',
    ),
  ),
  paper('brackets without an end', () => pdf(`1 0 obj\n${'['.repeat(3_000_000)}\n`)),
  {
    name: 'a text that says it is a workbook',
    fileName: 'a.xlsx',
    content: () => Buffer.from('PK no'),
  },
];
