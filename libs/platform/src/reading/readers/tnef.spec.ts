import { packedByOutlook } from '@palisade/testing';
import { isTnef, readTnef as readFirst } from './tnef';

const PDF = Buffer.from('%PDF-1.4 application');
const PACKED = packedByOutlook([
  { name: 'APPLIC~1.PDF', longName: 'Zürich & Łódź.pdf', content: PDF },
  { name: 'note.txt', content: Buffer.from('Hello') },
  { content: Buffer.alloc(0) },
  { longName: 'object.doc', content: Buffer.from('inside'), isObject: true },
]);

const readTnef = (file: Buffer) => readFirst(file, 100);

it('reads every file that Outlook packed, by its long name where it has one', () => {
  expect(readTnef(PACKED)).toEqual([
    { fileName: 'Zürich & Łódź.pdf', content: PDF },
    { fileName: 'note.txt', content: Buffer.from('Hello') },
    { fileName: null, content: Buffer.alloc(0) },
    { fileName: 'object.doc', content: Buffer.from('inside') },
  ]);
});

it('reads none of a mail without files', () => {
  expect(readTnef(packedByOutlook([]))).toEqual([]);
});

it('refuses what is cut off anywhere, and never reads past its end', () => {
  const whole = readTnef(PACKED).length;
  for (let end = 0; end < PACKED.length; end++) {
    const cut = PACKED.subarray(0, end);
    try {
      expect(readTnef(cut).length).toBeLessThanOrEqual(whole);
    } catch (error) {
      expect(error).toMatchObject({ reason: 'broken' });
    }
  }
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a PDF', PDF],
  ['a part of the signature', PACKED.subarray(0, 3)],
])('is not asked of %s', (_, content) => {
  expect(isTnef(content)).toBe(false);
  expect(() => readTnef(content)).toThrow('it is damaged');
});

it('does not mind an end of a line behind it', () => {
  expect(readTnef(Buffer.concat([PACKED, Buffer.from('\r\n')]))).toEqual(readTnef(PACKED));
});

it('refuses one that says it is longer than it is', () => {
  const lying = Buffer.from(PACKED);
  lying.writeUInt32LE(0xffffffff, 11);
  expect(() => readTnef(lying)).toThrow('it is damaged');
});

it('reads no more files than are asked for, whatever lies behind them', () => {
  const all = readTnef(PACKED);
  expect(readFirst(PACKED, 2)).toEqual(all.slice(0, 2));
  const damaged = Buffer.concat([PACKED, Buffer.from([2, 0])]);
  expect(readFirst(damaged, 3)).toEqual(all.slice(0, 3));
  expect(() => readTnef(damaged)).toThrow('it is damaged');
});

it('takes no name out of what a file holds', () => {
  const name = Buffer.from('fake\0', 'utf16le');
  const content = Buffer.concat([
    Buffer.from([0x1f, 0, 0x07, 0x37, 1, 0, 0, 0, name.length, 0, 0, 0]),
    name,
  ]);
  const packed = packedByOutlook([{ name: 'real.doc', content, isObject: true }]);
  expect(readTnef(packed)).toEqual([{ fileName: 'real.doc', content }]);
});
