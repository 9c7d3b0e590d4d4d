import { packedByOutlook } from '@palisade/testing';
import { isTnef, readTnef } from './tnef';

const PDF = Buffer.from('%PDF-1.4 application');
const PACKED = packedByOutlook([
  { name: 'APPLIC~1.PDF', longName: 'Zürich & Łódź.pdf', content: PDF },
  { name: 'note.txt', content: Buffer.from('Hello') },
  { content: Buffer.alloc(0) },
  { longName: 'object.doc', content: Buffer.from('inside'), isObject: true },
]);

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
