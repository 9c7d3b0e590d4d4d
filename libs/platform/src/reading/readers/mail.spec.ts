import { packedByOutlook } from '@palisade/testing';
import type { ReadMail } from './mail';
import { readMail } from './mail';
import type { MailFile } from './mail-files';

const HEAD = 'From: Nora Vale <nora@harborline.example>\r\nSubject: Red Rock\r\n';

interface Read extends ReadMail {
  files: MailFile[];
}

async function read(text: string): Promise<Read> {
  const files: MailFile[] = [];
  const answer = await readMail(Buffer.from(text, 'latin1'), null, (file) => {
    files.push(file);
    return Promise.resolve();
  });
  return { ...answer, files };
}

const UNSTORABLE = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

it('reads who sent what, and the fields that say so in their order', async () => {
  const above = 'Authentication-Results: mx.example;\r\n spf=pass\r\nReceived: by mx.example\r\n';
  expect(await read(`${above}X-Other: 1\r\n${HEAD}Message-ID: <a@b>\r\n\r\nHello`)).toEqual({
    messageId: '<a@b>',
    senders: [{ name: 'Nora Vale', address: 'nora@harborline.example' }],
    subject: 'Red Rock',
    text: 'Hello',
    fields: [
      { name: 'authentication-results', value: 'mx.example;  spf=pass' },
      { name: 'received', value: 'by mx.example' },
      { name: 'from', value: 'Nora Vale <nora@harborline.example>' },
    ],
    files: [],
  });
});

it.each([
  ['in the open', 'From: "No\0ra" <a@b.example>\r\nSubject: Red\0Rock\r\n\r\nHe\0llo'],
  [
    'in words of other letters',
    'From: =?utf-8?Q?No=00ra?= <a@b.example>\r\nSubject: =?utf-8?B?AEE=?=\r\n\r\nx',
  ],
  ['in what they are called', `${HEAD}Message-ID: <a\0@b>\r\n\r\nx`],
  ['as halves of letters', `Subject: ${'x'.repeat(499)}\xf0\x9f\x98\x80\r\n\r\nx`],
  [
    'in the names of their files',
    `${HEAD}Content-Type: application/pdf; name="a\0b.pdf"\r\nContent-Disposition: attachment\r\n\r\nx`,
  ],
])('leaves nothing in mails that cannot be stored: zeros %s', async (_, text) => {
  const { files, ...mail } = await read(text);
  const texts = [JSON.parse(JSON.stringify(mail)) as object, files.map((file) => file.fileName)];
  const all = JSON.stringify(texts);
  expect(all).not.toContain(String.raw`\u0000`);
  expect(UNSTORABLE.test(`${mail.subject} ${mail.text} ${mail.senders[0]?.name}`)).toBe(false);
});

const KEPT = { within: null, isOpened: false, refusal: null };
const part = (type: string, name: string, content: Buffer | string): string =>
  `--b\r\nContent-Type: ${type}${name && `; name="${name}"`}\r\nContent-Disposition: attachment\r\n` +
  `Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}\r\n`;
const mailOf = (...parts: string[]): string =>
  `${HEAD}Content-Type: multipart/mixed; boundary="b"\r\n\r\n${parts.join('')}--b--\r\n`;
const pdf = (name: string): string => part('application/pdf', name, '%PDF-');
const forwarding = (levels: number): string =>
  levels === 0
    ? mailOf(pdf('deep.pdf'))
    : mailOf(part('message/rfc822', `level ${levels}.eml`, forwarding(levels - 1)));

it('takes fifty files at most, and tells of the others that they came', async () => {
  const { files } = await read(mailOf(...Array.from({ length: 60 }, (_, at) => pdf(`${at}.pdf`))));
  expect(files).toHaveLength(60);
  expect(files[49]).toEqual({ ...KEPT, fileName: '49.pdf', content: Buffer.from('%PDF-') });
  const refusal = 'The mail has more files than are taken of one: 50.';
  expect(files.filter((file) => file.refusal === refusal)).toHaveLength(10);
});

it('opens mails that are forwarded, three deep', async () => {
  const { files } = await read(forwarding(4));
  expect(
    files.map(({ fileName, within, isOpened, refusal }) => [fileName, within, isOpened, refusal]),
  ).toEqual([
    ['level 4.eml', null, true, null],
    ['level 3.eml', 'level 4.eml', true, null],
    ['level 2.eml', 'level 3.eml', true, null],
    ['level 1.eml', 'level 2.eml', false, 'It lies deeper in other mails than they are opened: 3.'],
  ]);
});

it('opens what Outlook packed, whatever it is called', async () => {
  const packed = packedByOutlook([{ name: 'a.pdf', content: Buffer.from('%PDF-') }]);
  const { files } = await read(mailOf(part('application/octet-stream', 'ATT0001.dat', packed)));
  expect(files).toMatchObject([
    { fileName: 'ATT0001.dat', isOpened: true, refusal: null },
    { fileName: 'a.pdf', within: 'ATT0001.dat', isOpened: false },
  ]);
});

it.each([
  [
    'a mail of too many parts',
    'message/rfc822',
    mailOf(...Array<string>(101).fill(pdf('x.pdf'))),
    'more parts than a mail may',
  ],
  [
    'a mail that its parser gives up',
    'message/rfc822',
    mailOf(...Array<string>(101).fill(pdf('x.pdf'))).replace('boundary=', 'boundary*0='),
    'it is damaged',
  ],
  ['a winmail.dat that is damaged', 'application/ms-tnef', 'nothing', 'it is damaged'],
])('does not open %s, and says so', async (_, type, content, words) => {
  const { files } = await read(mailOf(part(type, '', content), pdf('beside.pdf')));
  expect(files).toMatchObject([
    { isOpened: false, refusal: expect.stringContaining(words) as string },
    { fileName: 'beside.pdf', refusal: null },
  ]);
});

it('tells once that there are more files than can be told, and opens no more', async () => {
  const files = (count: number) =>
    Array.from({ length: count }, () => ({ content: Buffer.alloc(1) }));
  const packed = part('application/ms-tnef', 'winmail.dat', packedByOutlook(files(700)));
  const forwarded = part('message/rfc822', 'more.eml', mailOf(pdf('a.pdf'), packed, pdf('b.pdf')));
  const read500 = await read(mailOf(forwarded, packed, pdf('c.pdf')));
  expect(read500).toMatchObject({ subject: 'Red Rock' });
  expect(read500.files).toHaveLength(501);
  expect(read500.files[499]).toMatchObject({
    within: 'winmail.dat',
    refusal: 'The mail has more files than are taken of one: 50.',
  });
  expect(read500.files[500]).toEqual({
    fileName: null,
    content: Buffer.alloc(0),
    within: 'winmail.dat',
    isOpened: false,
    refusal: 'The mail holds more files than can be told: 500.',
  });
});

it('reads the text of HTML, and none of one that is nested without end', async () => {
  const type = 'Content-Type: text/html\r\n\r\n';
  expect((await read(`${HEAD}${type}<p>Hello <b>there</b></p>`)).text).toBe('Hello there');
  expect((await read(`${HEAD}${type}${'<div>'.repeat(39_000)}deep`)).text).toBe('');
});

it.each([
  ['two senders', 'From: a@b.example, c@d.example\r\n\r\nx', 2],
  ['a group', 'From: All: a@b.example, c@d.example;\r\n\r\nx', 2],
  ['none', 'Subject: x\r\n\r\nx', 0],
])('names all senders: %s', async (_, text, count) => {
  expect((await read(text)).senders).toHaveLength(count);
});

it('knows domains by their ASCII letters', async () => {
  const { senders } = await read('From: a@xn--bcher-kva.example\r\n\r\nx');
  expect(senders).toEqual([{ name: '', address: 'a@xn--bcher-kva.example' }]);
});
