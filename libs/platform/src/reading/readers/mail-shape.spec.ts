import { MAIL_LIMITS, shapeOfMail } from './mail-shape';

const HEAD = 'From: a@b.example\r\n';
const { addresses, depth, fields, headerBytes, lines, parts } = MAIL_LIMITS;

const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

/** Multiparts within each other. */
const nested = (levels: number): string =>
  times(levels, (at) => {
    const begin = at ? `--b${at - 1}\r\n` : HEAD;
    return `${begin}Content-Type: multipart/mixed;\r\n boundary=b${at}\r\n\r\n`;
  });
const flat = (count: number): string =>
  `${HEAD}Content-Type: multipart/mixed; boundary="b"\r\n\r\n${times(count, () => '--b\r\n\r\nx\r\n')}--b--\r\n`;
const to = (count: number, between: string): string =>
  `${HEAD}To: ${times(count, (at) => `${at ? between : ''}a${at}@b.c`)}\r\n\r\nx`;

it.each([
  ['header fields', times(fields, (at) => `X-${at}: x\r\n`)],
  ['parts', flat(parts - 1)],
  ['depth', nested(depth)],
  ['addresses', to(addresses - 1, ',\r\n ')],
  ['lines', '\n'.repeat(lines)],
  ['bytes of a header', `X: ${'x'.repeat(headerBytes - 5)}\r\n\r\n`],
  ['dashes that part nothing', `${flat(1)}${times(1_000, () => '--c\r\n')}`],
])('takes a mail with as much as it may have: %s', (_, mail) => {
  expect(shapeOfMail(Buffer.from(mail))).toEqual({ lines: mail.split('\n').length - 1 });
});

it.each([
  [
    'header fields',
    times(fields + 1, (at) => `X-${at}: x\r\n`),
    `more header fields than a mail may: ${fields}.`,
  ],
  ['parts', flat(parts), `more parts than a mail may: ${parts}.`],
  ['depth', nested(depth + 1), `deeper in each other than they may: ${depth}.`],
  ['addresses', to(addresses, ', '), `more addresses than a mail may: ${addresses}.`],
  ['addresses on lines of their own', to(addresses, ',\r\n '), 'more addresses'],
  ['senders', `From: ${times(addresses + 1, () => 'a@b.c;')}\r\n\r\n`, 'more addresses'],
  ['lines', '\n'.repeat(lines + 1), `more lines than a mail may: ${lines}.`],
  ['bytes of a header', `X: ${'x'.repeat(headerBytes)}`, 'longer than one may be: 256 kB.'],
  [
    'fields of a part',
    `${flat(1).replace('--b\r\n\r\n', `--b\r\n${times(fields + 1, () => 'X: x\r\n')}\r\n`)}`,
    'more header fields',
  ],
])('refuses one with more, in words: %s', (_, mail, words) => {
  const looking = (): unknown => shapeOfMail(Buffer.from(mail));
  expect(looking).toThrow(
    expect.objectContaining({
      reason: 'content',
      message: expect.stringContaining(words) as string,
    }),
  );
});

it.each([
  '',
  '\n',
  '\r\n',
  '--',
  '--b',
  `${HEAD}Content-Type: multipart/mixed; boundary=""\r\n\r\n--\r\n--\r\n`,
])('minds no mail of odd ends: %j', (mail) => {
  expect(shapeOfMail(Buffer.from(mail)).lines).toBe(mail.split('\n').length - 1);
});
