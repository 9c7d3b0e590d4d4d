import { buffer } from 'node:stream/consumers';
import type { AttachmentStream } from 'mailparser';
import { MailParser } from 'mailparser';
import { FileRefused } from '../file-refused';
import type { TellPiece } from '../reader';
import { MAIL_LIMITS, shapeOfMail } from './mail-shape';
import { isTnef, readTnef } from './tnef';

const FILE_NAME_MAX = 255;
const HTML_MAX = 200_000;
/** So many files of a mail are taken; of more it is told that they came, and over so many more nothing is read. */
const FILES_MAX = 50;
const TOLD_MAX = 500;
/** Mails within mails are opened so deep. */
const DEPTH_MAX = 3;

const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;
const TOO_MANY = `The mail has more files than are taken of one: ${FILES_MAX}.`;
const TOO_MANY_TO_TELL = `The mail holds more files than can be told: ${TOLD_MAX}.`;
const TOO_DEEP = `It lies deeper in other mails than they are opened: ${DEPTH_MAX}.`;
const MAIL_ENDING = /\.eml$/i;
const NAMES = { MAIL: 'forwarded mail.eml', TNEF: 'winmail.dat' } as const;

/** A file that came with a mail, or in one that it forwards. */
export interface MailFile {
  fileName: string | null;
  content: Buffer;
  /** What it lay in; null for what lay in the mail itself. */
  within: string | null;
  /** What it holds is told after it. */
  isOpened: boolean;
  /** Why it is not taken; null for one that may be. */
  refusal: string | null;
}

/** A file as a mail has it. */
interface Attached {
  fileName: string | null;
  /** As the mail calls it. */
  type: string;
  content: Buffer;
}

/** Parses a mail; nothing of it is run or fetched. */
export function parserOf(mail: Buffer): MailParser {
  const parser = new MailParser({
    checksumAlgo: false,
    ignoreEmbedded: true,
    maxChildNodes: MAIL_LIMITS.parts,
    maxHtmlLengthToParse: HTML_MAX,
    skipImageLinks: true,
    skipTextToHtml: true,
  });
  parser.end(mail);
  return parser;
}

/** A part of a mail as the file that it is. */
export async function attachedOf(part: AttachmentStream): Promise<Attached> {
  const content = await buffer(part.content);
  part.release?.();
  return { fileName: storable(part.filename), type: part.contentType, content };
}

/** Tells every file of a mail: those of the mails that it forwards, and what Outlook packed, after what holds them. */
export class MailFiles {
  private told = 0;

  constructor(private readonly tell: TellPiece<MailFile>) {}

  async take(file: Attached, within: string | null = null, depth = 0): Promise<void> {
    this.told += 1;
    if (this.told > TOLD_MAX) return this.tellOfMore(within);
    const kind = kindOf(file);
    const { content } = file;
    const fileName = kind ? nameOf(file.fileName, kind) : file.fileName;
    const told = { fileName, content, within, isOpened: false, refusal: null };
    if (this.told > FILES_MAX) return this.tell({ ...told, refusal: TOO_MANY });
    if (kind === null) return this.tell(told);
    if (depth === DEPTH_MAX) return this.tell({ ...told, refusal: TOO_DEEP });
    const held = await heldOr(this.heldIn(kind, content));
    if (typeof held === 'string') return this.tell({ ...told, refusal: held });
    await this.tell({ ...told, isOpened: true });
    for (const inner of held) await this.take(inner, fileName, depth + 1);
  }

  /** The files of what is opened; one more of them than can be told at most, so that this is told. */
  private async heldIn(kind: keyof typeof NAMES, content: Buffer): Promise<Attached[]> {
    return kind === 'TNEF' ? packedIn(content, TOLD_MAX + 1 - this.told) : attachedTo(content);
  }

  /** Once, for all that are not told. */
  private async tellOfMore(within: string | null): Promise<void> {
    if (this.told > TOLD_MAX + 1) return;
    const none = { fileName: null, content: Buffer.alloc(0), isOpened: false };
    await this.tell({ ...none, within, refusal: TOO_MANY_TO_TELL });
  }
}

/** What is opened is known by its ending too. */
function nameOf(name: string | null, kind: keyof typeof NAMES): string {
  if (name === null) return NAMES[kind];
  return kind === 'TNEF' || MAIL_ENDING.test(name) ? name : `${name}.eml`;
}

function kindOf({ fileName, type, content }: Attached): keyof typeof NAMES | null {
  if (type === 'application/ms-tnef' || isTnef(content)) return 'TNEF';
  return type === 'message/rfc822' || MAIL_ENDING.test(fileName ?? '') ? 'MAIL' : null;
}

const packedIn = (content: Buffer, most: number): Attached[] =>
  readTnef(content, most).map((file) => ({ ...file, fileName: storable(file.fileName), type: '' }));

async function attachedTo(mail: Buffer): Promise<Attached[]> {
  shapeOfMail(mail);
  const attached: Attached[] = [];
  try {
    for await (const part of parserOf(mail)) {
      if (part.type === 'attachment') attached.push(await attachedOf(part));
    }
  } catch (cause) {
    throw damaged(cause);
  }
  return attached;
}

/** What is held; why it cannot be opened, in words. */
async function heldOr(held: Promise<Attached[]>): Promise<Attached[] | string> {
  try {
    return await held;
  } catch (error) {
    if (error instanceof FileRefused) return error.detail;
    throw error;
  }
}

/** Names end with what tells their kind: of a long one that stays. */
const storable = (name: string | false | null | undefined): string | null =>
  name ? name.slice(-FILE_NAME_MAX).replace(UNSTORABLE, '_') : null;

const damaged = (cause: unknown): FileRefused =>
  Object.assign(new FileRefused('broken', 'The mail cannot be opened: it is damaged.'), { cause });
