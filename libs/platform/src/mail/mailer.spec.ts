import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { ManualClock, NAMES } from '@palisade/testing';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { loadConfig } from '../config/config';
import { Mailbox } from './mailbox';
import type { Mail, Mailer } from './mailer';
import { SmtpMailer } from './smtp-mailer';

const MAIL: Mail = {
  id: '01900000-0000-7000-8000-000000000001',
  to: 'holder@redrockdental.example',
  subject: 'Ihre Police — “Prime 250”',
  text: 'Read it at https://palisade.example/p/1?a=2&b=3\n.\nThe line above is a dot.',
};

const FILE = {
  name: 'Book.pdf',
  type: 'application/pdf',
  content: Buffer.from('%PDF-1.3').toString('base64'),
};

describe('a mailbox', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-mail-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('keeps a mail as it was sent', async () => {
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder });
    const mailbox = new Mailbox(config, new ManualClock());
    await mailbox.send(MAIL);
    expect(await mailbox.list()).toMatchObject([MAIL]);
  });

  it('keeps the files of a mail beside it', async () => {
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder });
    const mailbox = new Mailbox(config, new ManualClock());
    await mailbox.send({ ...MAIL, attachments: [FILE] });
    const [{ id, attachments }] = await mailbox.list();
    expect(attachments).toEqual([{ name: 'Book.pdf', type: 'application/pdf' }]);
    expect(String(await mailbox.read(id, 0))).toBe('%PDF-1.3');
  });
});

describe('SMTP', () => {
  const received: { from: string; to: string[]; text: string }[] = [];
  let refusal: Error | undefined;
  let mailer: Mailer;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo: (_address, _session, done) => done(refusal),
    onData: (stream, { envelope }, done) => {
      void textOf(stream).then((text) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    mailer = new SmtpMailer(`smtp://me:secret@127.0.0.1:${port}`, 'Palisade <no-reply@a.example>');
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('hands a mail over, addresses and text as they were sent', async () => {
    await mailer.send(MAIL);
    const [{ from, to, text }] = received;
    expect([from, to]).toEqual(['no-reply@a.example', [MAIL.to]]);
    expect(text).toContain('a=2&b=3');
    expect(text).toMatch(/\r\n\.\r\nThe line above/);
  });

  it.each(NAMES)('says %s as it was written, in the subject and in the text', async (name) => {
    await mailer.send({ ...MAIL, subject: `Policy of ${name}`, text: name });
    const { subject, text } = await simpleParser(received.pop()?.text ?? '');
    expect(subject).toBe(`Policy of ${name}`);
    expect(text?.trim()).toBe(name);
  });

  it('says that a program wrote it, so that none answers', async () => {
    await mailer.send(MAIL);
    expect(received.pop()?.text).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  });

  it('hands the page over beside the text, for each program to choose', async () => {
    await mailer.send({ ...MAIL, html: '<p>Read it here</p>' });
    const { text } = received.pop() ?? { text: '' };
    expect(text).toContain('Content-Type: multipart/alternative');
    expect(text.indexOf('text/plain')).toBeLessThan(text.indexOf('text/html'));
    expect(text).toContain('<p>Read it here</p>');
  });

  it('hands files over with the mail', async () => {
    await mailer.send({ ...MAIL, attachments: [FILE] });
    const { text } = received.pop() ?? { text: '' };
    expect(text).toMatch(/Content-Type: application\/pdf; name=Book\.pdf/);
    expect(text).toContain(FILE.content);
  });

  it('never takes a second receiver or a header from an address', async () => {
    const to = 'a@a.example, b@b.example\r\nBcc: c@c.example';
    await mailer.send({ ...MAIL, to }).catch(() => undefined);
    expect(received.slice(1).every((mail) => mail.to.length <= 1)).toBe(true);
    expect(received.slice(1).some(({ text }) => /^Bcc:/im.test(text))).toBe(false);
  });

  it('fails when the server refuses, so that the mail is tried again', async () => {
    refusal = new Error('Mailbox full');
    await expect(mailer.send(MAIL)).rejects.toThrow('Mailbox full');
  });
});
