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

it('tells fifty files at most, each with its bytes', async () => {
  const parts = Array.from(
    { length: 60 },
    (_, at) =>
      `--b\r\nContent-Type: application/pdf; name="${at}.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0=\r\n`,
  );
  const type = 'Content-Type: multipart/mixed; boundary="b"\r\n\r\n';
  const { files } = await read(`${HEAD}${type}${parts.join('')}--b--\r\n`);
  expect(files).toHaveLength(50);
  expect(files[49]).toEqual({ fileName: '49.pdf', content: Buffer.from('%PDF-') });
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
