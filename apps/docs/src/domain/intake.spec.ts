import type { ArrivedMail, TriageReason } from './intake';
import { MAX_MAIL_BYTES, triageOf } from './intake';

const MAIL: ArrivedMail = {
  fromEmail: 'nora@harborline.example',
  isProved: true,
  fields: [],
  size: 1000,
};

const having = (name: string, value: string): Partial<ArrivedMail> => ({
  fields: [{ name, value }],
});

const returning = (...paths: string[]): Partial<ArrivedMail> => ({
  fields: paths.map((value) => ({ name: 'return-path', value })),
});

it.each<[string, Partial<ArrivedMail>, TriageReason | null]>([
  ['a plain mail', {}, null],
  ['one of 25 MB', { size: MAX_MAIL_BYTES }, null],
  ['a byte more', { size: MAX_MAIL_BYTES + 1 }, 'TOO_LARGE'],
  ['one without a sender', { fromEmail: null }, 'BOUNCE'],
  ['a mail of a mail server', { fromEmail: 'mailer-daemon@mx.example' }, 'BOUNCE'],
  ['a report', having('content-type', 'multipart/report; boundary=x'), 'BOUNCE'],
  ['an absence note', having('auto-submitted', 'auto-replied'), 'AUTO_REPLY'],
  ['what says that it is none', having('auto-submitted', 'no'), null],
  ['what is sent to many', having('precedence', 'bulk'), 'AUTO_REPLY'],
  ['a mailing list', having('precedence', 'list'), null],
  ['a list by its name', having('list-id', '<brokers.example>'), null],
  [
    'what a list passes on to many',
    {
      fields: [
        { name: 'list-post', value: '<mailto:b@lists.example>' },
        { name: 'precedence', value: 'bulk' },
      ],
    },
    null,
  ],
  ['a note of absence to a list', having('precedence', 'auto_reply'), 'AUTO_REPLY'],
  ['what no answer reaches', having('return-path', '<>'), 'AUTO_REPLY'],
  ['what an answer reaches', having('return-path', '<nora@harborline.example>'), null],
  [
    'what no answer reaches, whatever it says itself',
    returning('<>', '<a@b.example>'),
    'AUTO_REPLY',
  ],
  ['what an answer reaches, whatever it says itself', returning('<a@b.example>', '<>'), null],
  ['one of a postmaster', { fromEmail: 'postmaster@mx.example' }, 'BOUNCE'],
  ['one of somebody who is called so', { fromEmail: 'x.postmaster@harborline.example' }, null],
  ['what is sent to many in capitals', having('precedence', 'BULK'), 'AUTO_REPLY'],
  ['what is urgent', having('precedence', 'not-bulk'), null],
  ['what is first', having('precedence', 'bulk-first'), null],
  ['what asks for no answer', having('x-auto-response-suppress', 'All'), null],
  ['what says No', having('auto-submitted', 'No'), null],
  ['an older absence note', having('x-autoreply', 'yes'), 'AUTO_REPLY'],
  ['one that nobody vouches for', { isProved: false }, 'UNPROVED'],
])('%s', (_, change, expected) => {
  expect(triageOf({ ...MAIL, ...change })).toBe(expected);
});
