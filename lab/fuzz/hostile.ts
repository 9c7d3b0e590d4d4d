import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../../tools/workspace.mjs';

/** Texts that are known to break programs, where a public collection of them lies beside the checkout. */
const COLLECTION = inRoot('../shared/foreign/text/blns.json');
const NAUGHTY = existsSync(COLLECTION)
  ? (JSON.parse(readFileSync(COLLECTION, 'utf8')) as string[])
  : [];

const DEPTH = 200;
// Its escaped form fits into the head of a request, whose limit the parser of HTTP guards.
const LONG = 2_000;
const LARGEST = 1_500_000;

const deep = () => JSON.parse(`${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`);

/** What nobody should send as a field. */
export const HOSTILE_VALUES = [
  null,
  '',
  ' ',
  0,
  -1,
  -0.005,
  1e15,
  1e308,
  2 ** 53,
  -(2 ** 31) - 1,
  0.1 + 0.2,
  true,
  [],
  {},
  'NaN',
  '1e999',
  '0x10',
  '12,5',
  'true',
  'null',
  'undefined',
  '[object Object]',
  "' or 1=1 --",
  "'; drop table quote; --",
  '%',
  '_',
  '\\',
  '${7*7}',
  '{{7*7}}',
  '$1',
  '../../../../etc/passwd',
  '..\\..\\boot.ini',
  'file:///etc/passwd',
  '/',
  '.',
  '%2e%2e%2f',
  '<script>alert(1)</script>',
  '=1+1',
  '@SUM(1)',
  '\r\nSet-Cookie: a=b',
  'a\u0000b',
  '\u{1F9FE}'.repeat(40),
  '\u202Etxt',
  '\uD800',
  'e\u0301'.repeat(100),
  'я'.repeat(LONG),
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '+275760-09-13',
  '2026-13-01T00:00:00Z',
  '294277-01-01T00:00:00Z',
  '2026-11-21T00:00:00+99:99',
  '-000001-01-01',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ['a', 1, null],
  [[[]]],
  { $ne: null },
  { length: 5 },
  Array.from({ length: 300 }, () => 1),
  deep(),
  ...NAUGHTY,
];

/** The texts among them. */
export const HOSTILE_TEXTS = HOSTILE_VALUES.filter((value) => typeof value === 'string');

/** Bodies that are no object at all, as they go over the wire. */
export const HOSTILE_BODIES = [
  '',
  'null',
  '[]',
  '"text"',
  '1',
  '{',
  '{"a":1',
  '\u0000',
  '{"__proto__":{"isStaff":true}}',
  '{"constructor":{"prototype":{"isStaff":true}}}',
  `[${'['.repeat(DEPTH)}`,
  '{"a":1e999}',
  JSON.stringify(deep()),
  `{"a":"${'x'.repeat(LARGEST)}"}`,
];

/** Parts of an address that are sent as they stand. */
export const HOSTILE_PARTS = [
  '%00',
  '%2e%2e%2f%2e%2e%2f',
  '%E0%A4%A',
  '%',
  '%27%20or%201%3D1',
  '..%5c',
  '%F0%9F%A7%BE',
  '0',
  '-1',
  'null',
  'undefined',
  '99999999999999999999',
  'a'.repeat(3_000),
  '%0d%0aX: y',
];

export const HOSTILE_TYPES = ['text/plain', 'application/xml', 'multipart/form-data', 'x'];
