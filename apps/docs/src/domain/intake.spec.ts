import type { ArrivedMail, TriageReason } from './intake';
import { MAX_MAIL_BYTES, triageOf } from './intake';

const MAIL: ArrivedMail = { fromEmail: 'nora@harborline.example', headers: {}, size: 1000 };

it.each<[string, Partial<ArrivedMail>, TriageReason | null]>([
  ['a plain mail', {}, null],
  ['one of 25 MB', { size: MAX_MAIL_BYTES }, null],
  ['a byte more', { size: MAX_MAIL_BYTES + 1 }, 'TOO_LARGE'],
  ['one without a sender', { fromEmail: null }, 'BOUNCE'],
  ['a mail of a mail server', { fromEmail: 'mailer-daemon@mx.example' }, 'BOUNCE'],
  ['a report', { headers: { 'content-type': 'multipart/report; boundary=x' } }, 'BOUNCE'],
  ['an absence note', { headers: { 'auto-submitted': 'auto-replied' } }, 'AUTO_REPLY'],
  ['what says that it is none', { headers: { 'auto-submitted': 'no' } }, null],
  ['a mailing list', { headers: { precedence: 'bulk' } }, 'AUTO_REPLY'],
  ['one of a postmaster', { fromEmail: 'postmaster@mx.example' }, 'BOUNCE'],
  ['one of somebody who is called so', { fromEmail: 'x.postmaster@mx.example' }, null],
  ['a mailing list in capitals', { headers: { precedence: 'LIST' } }, 'AUTO_REPLY'],
  ['what is urgent', { headers: { precedence: 'not-bulk' } }, null],
  ['what is first', { headers: { precedence: 'bulk-first' } }, null],
  ['what asks for no answer', { headers: { 'x-auto-response-suppress': 'All' } }, 'AUTO_REPLY'],
  ['what says No', { headers: { 'auto-submitted': 'No' } }, null],
  ['an older absence note', { headers: { 'x-autoreply': 'yes' } }, 'AUTO_REPLY'],
])('%s', (_, change, expected) => {
  expect(triageOf({ ...MAIL, ...change })).toBe(expected);
});
