import { FileRefused } from '../file-refused';

/** What a mail may be made of; one with more costs too much to read. */
export const MAIL_LIMITS = {
  /** Fields of one header. */
  fields: 500,
  /** Bytes of one header. */
  headerBytes: 256 * 1024,
  parts: 100,
  /** Multiparts within each other. */
  depth: 10,
  addresses: 1_000,
  /** A file of the largest mail, in lines of 60 signs. */
  lines: 500_000,
} as const;

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;
const DASHES = Buffer.from('--');
const NEXT_DASHES = Buffer.from('\n--');
const ADDRESSES = /^(?:resent-)?(?:from|to|cc|bcc|sender|reply-to):/i;
const BOUNDARY =
  /^content-type:[ \t]*multipart\/[^\n]*?boundary[ \t]*=[ \t]*(?:"([^"\n]*)"|([^\s;"]+))/i;

/** Where the lines of a header end, and the boundary of the multipart that it begins, if it does. */
interface Header {
  end: number;
  boundary: string | null;
}

/** How much there is to read of a mail. */
export interface MailShape {
  lines: number;
}

/**
 * Looks at what a mail is made of; throws `FileRefused` when that is more than a mail may be. It reads
 * every byte twice at most, and stops at the first that is too much.
 */
export function shapeOfMail(mail: Buffer): MailShape {
  const lines = countLines(mail);
  checkParts(mail);
  return { lines };
}

function checkParts(mail: Buffer): void {
  const root = readHeader(mail, 0);
  let open = root.boundary === null ? [] : [Buffer.from(root.boundary, 'latin1')];
  let parts = 1;
  let at = root.end;
  for (;;) {
    const line = lineOfDashes(mail, at);
    if (line < 0 || open.length === 0) return;
    const name = lineAt(mail, line + DASHES.length);
    const isEnd = name.length >= DASHES.length && name.subarray(-DASHES.length).equals(DASHES);
    const ended = isEnd ? name.subarray(0, -DASHES.length) : name;
    const closes = open.findLastIndex((boundary) => boundary.equals(ended));
    const begins = open.findLastIndex((boundary) => boundary.equals(name));
    at = line + DASHES.length;
    if (begins < 0) {
      if (isEnd && closes >= 0) open = open.slice(0, closes);
      continue;
    }
    open = open.slice(0, begins + 1);
    parts += 1;
    if (parts > MAIL_LIMITS.parts) throw tooMany('parts', MAIL_LIMITS.parts);
    const part = readHeader(mail, nextLine(mail, at));
    at = part.end;
    if (part.boundary === null) continue;
    if (open.length >= MAIL_LIMITS.depth) throw tooDeep();
    open = [...open, Buffer.from(part.boundary, 'latin1')];
  }
}

function countLines(mail: Buffer): number {
  let lines = 0;
  for (let at = mail.indexOf(NEWLINE); at >= 0; at = mail.indexOf(NEWLINE, at + 1)) {
    lines += 1;
    if (lines > MAIL_LIMITS.lines) throw tooMany('lines', MAIL_LIMITS.lines);
  }
  return lines;
}

/** The next line that begins with two dashes; -1 for none. */
function lineOfDashes(mail: Buffer, at: number): number {
  // A header ends with a newline, after which the first boundary may stand at once.
  const found = mail.indexOf(NEXT_DASHES, Math.max(0, at - 1));
  return found < 0 ? -1 : found + 1;
}

/** A line without the blanks at its end. */
function lineAt(mail: Buffer, at: number): Buffer {
  let end = nextLine(mail, at);
  while (end > at && mail[end - 1] <= SPACE) end -= 1;
  return mail.subarray(at, end);
}

function nextLine(mail: Buffer, at: number): number {
  const newline = mail.indexOf(NEWLINE, at);
  return newline < 0 ? mail.length : newline + 1;
}

/** Reads the lines of a header up to the empty one. */
function readHeader(mail: Buffer, start: number): Header {
  const fields = new FieldCount();
  let boundary: string | null = null;
  let field = start;
  for (let at = start; at < mail.length;) {
    const isEmpty = mail[at] === NEWLINE || (mail[at] === RETURN && mail[at + 1] === NEWLINE);
    if (isEmpty) return { end: nextLine(mail, at), boundary };
    const end = nextLine(mail, at);
    if (end - start > MAIL_LIMITS.headerBytes) throw tooLong();
    const isFolded = mail[end] === SPACE || mail[end] === TAB;
    if (!isFolded || end === mail.length) {
      const text = mail.toString('latin1', field, end).replace(/\r?\n(?=[ \t])/g, '');
      fields.add(text);
      boundary ??= boundaryIn(text);
      field = end;
    }
    at = end;
  }
  return { end: mail.length, boundary };
}

function boundaryIn(field: string): string | null {
  const found = BOUNDARY.exec(field);
  return found && (found[1] ?? found[2]);
}

/** What the fields of one header may still be. */
class FieldCount {
  private fields = 0;
  private addresses = 0;

  add(field: string): void {
    this.fields += 1;
    if (this.fields > MAIL_LIMITS.fields) throw tooMany('header fields', MAIL_LIMITS.fields);
    if (!ADDRESSES.test(field)) return;
    // An address has at least a sign that parts it from the next.
    this.addresses += 1 + (field.match(/[,;]/g)?.length ?? 0);
    if (this.addresses > MAIL_LIMITS.addresses) throw tooMany('addresses', MAIL_LIMITS.addresses);
  }
}

const refused = (detail: string): FileRefused => new FileRefused('content', detail);

const tooMany = (what: string, most: number): FileRefused =>
  refused(`The mail has more ${what} than a mail may: ${most}.`);

const tooDeep = (): FileRefused =>
  refused(`The parts of the mail lie deeper in each other than they may: ${MAIL_LIMITS.depth}.`);

const tooLong = (): FileRefused =>
  refused(`A header of the mail is longer than one may be: ${MAIL_LIMITS.headerBytes / 1024} kB.`);
