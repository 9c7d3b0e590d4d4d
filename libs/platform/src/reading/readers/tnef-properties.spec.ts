import { valueOf } from './tnef-properties';

const NAME = 0x3707001f;
const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const padded = (value: Buffer): Buffer[] => [value, Buffer.alloc((4 - (value.length % 4)) % 4)];
const varying = (tag: number, ...values: Buffer[]): Buffer =>
  Buffer.concat([
    word(tag),
    word(values.length),
    ...values.flatMap((value) => [word(value.length), ...padded(value)]),
  ]);
const list = (...properties: Buffer[]): Buffer =>
  Buffer.concat([word(properties.length), ...properties]);

const WANTED = varying(NAME, Buffer.from('wanted'));
const DECOY = varying(NAME, Buffer.from('decoy'));
const SET = Buffer.alloc(16, 7);

it.each<[string, Buffer]>([
  ['alone', Buffer.alloc(0)],
  ['a value that looks like it', varying(0x37010102, DECOY)],
  ['two such values, the first of an odd length', varying(0x37011102, Buffer.from('x'), DECOY)],
  ['a number', Buffer.concat([word(0x0e200003), word(NAME)])],
  ['a time', Buffer.concat([word(0x30070040), word(NAME), word(1)])],
  ['an id', Buffer.concat([word(0x30070048), DECOY.subarray(0, 16)])],
  ['many times', Buffer.concat([word(0x30071040), word(2), ...Array<Buffer>(4).fill(word(NAME))])],
  ['a property of a number', Buffer.concat([word(0x8001000b), SET, word(0), word(NAME), word(1)])],
  [
    'a property of a name',
    Buffer.concat([word(0x8001000b), SET, word(1), word(6), ...padded(Buffer.alloc(6)), word(1)]),
  ],
])('finds a property behind %s', (_, before) => {
  const properties = before.length ? [before, WANTED] : [WANTED];
  expect(String(valueOf(list(...properties), NAME))).toBe('wanted');
});

it.each<[string, Buffer]>([
  ['of nothing', Buffer.alloc(0)],
  ['without it', list(varying(0x37010102, DECOY))],
  ['with a type that nobody knows before it', list(word(0x300700ff), WANTED)],
  ['where it has no value', list(varying(NAME))],
  ['where it is cut off', list(WANTED).subarray(0, 14)],
])('finds none in a list %s', (_, properties) => {
  expect(valueOf(properties, NAME)).toBeNull();
});

it('never reads past the end of a list', () => {
  const long = list(Buffer.concat([word(NAME), word(1), word(0xffffffff), Buffer.from('end')]));
  expect(String(valueOf(long, NAME))).toBe('end');
  const many = list(Buffer.concat([word(0x37011102), word(0xffffffff), word(0xffffffff)]));
  expect(valueOf(many, NAME)).toBeNull();
});
