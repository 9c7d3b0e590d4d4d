import { domainToASCII } from 'node:url';
import type { AttachmentStream, HeaderLines, MailParser, MessageText } from 'mailparser';
import type { TellPiece } from '../reader';
import type { MailFile } from './mail-files';
import { attachedOf, MailFiles, parserOf } from './mail-files';
import { shapeOfMail } from './mail-shape';

const SUBJECT_MAX = 500;
const TEXT_MAX = 100_000;
const NAME_MAX = 200;
const ID_MAX = 998;
const FIELD_MAX = 8_000;

/** What no database holds, or no line: control characters and halves of letters. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;
const UNSTORABLE_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** The fields that say who sent a mail, how it came, and whether a machine wrote it. */
const FIELDS: readonly string[] = [
  'authentication-results',
  'auto-submitted',
  'content-type',
  'from',
  'list-id',
  'list-post',
  'precedence',
  'received',
  'return-path',
  'x-autoreply',
];

/** A mail as far as anybody asks of it; every text of it can be stored. */
export interface ReadMail {
  /** What it calls itself, with its angle brackets. */
  messageId: string | null;
  /** Whom it names as its senders. */
  senders: { name: string; address: string }[];
  subject: string | null;
  text: string;
  /** Some of its header's fields, in their order: names in lower case, each value on one line. */
  fields: { name: string; value: string }[];
}

/** Reads a mail (RFC 5322); tells each of its files. Nothing of it is run or fetched. */
export async function readMail(
  mail: Buffer,
  _ask: null,
  tell: TellPiece<MailFile>,
): Promise<ReadMail> {
  shapeOfMail(mail);
  const parser = parserOf(mail);
  const files = new MailFiles(tell);
  let text = '';
  for await (const part of parser as AsyncIterable<AttachmentStream | MessageText>) {
    if (part.type === 'text') text = part.text ?? '';
    else await files.take(await attachedOf(part));
  }
  return {
    messageId: parser.messageId ? oneLine(parser.messageId, ID_MAX) : null,
    senders: sendersOf(parser),
    subject: parser.subject === undefined ? null : oneLine(parser.subject, SUBJECT_MAX),
    text: text.slice(0, TEXT_MAX).replace(UNSTORABLE_IN_TEXT, ' '),
    fields: fieldsOf(parser.headerLines || []),
  };
}

function sendersOf({ from }: MailParser): ReadMail['senders'] {
  const all = (from?.value ?? []).flatMap((one) => one.group ?? [one]);
  return all.map(({ name, address = '' }) => ({
    name: oneLine(name, NAME_MAX),
    address: oneLine(inAscii(address), NAME_MAX),
  }));
}

/** The parser writes the domain of an address in its own letters; the rest of us know it in ASCII. */
function inAscii(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

const fieldsOf = (lines: HeaderLines): ReadMail['fields'] =>
  lines
    .filter(({ key }) => FIELDS.includes(key))
    .map(({ key, line }) => ({
      name: key,
      value: oneLine(line.slice(line.indexOf(':') + 1).replace(/\r?\n/g, ' '), FIELD_MAX),
    }));

const oneLine = (text: string, max: number): string =>
  text.slice(0, max).replace(UNSTORABLE, ' ').trim();
