import { FileRefused } from '../file-refused';
import { valueOf } from './tnef-properties';

/** A file that Outlook packed into a `winmail.dat`. */
export interface PackedFile {
  fileName: string | null;
  content: Buffer;
}

// MS-OXTNEF §2.1: a signature and a key; then attributes, each with its level, id, length and checksum.
const SIGNATURE = 0x223e9f78;
const HEAD_BYTES = 6;
const ATTRIBUTE_HEAD_BYTES = 9;
const CHECKSUM_BYTES = 2;
const MESSAGE_LEVEL = 1;
const ATTACHMENT_LEVEL = 2;
const LEVELS: readonly number[] = [MESSAGE_LEVEL, ATTACHMENT_LEVEL];
const BEGINS_ATTACHMENT = 0x00069002;
const TITLE = 0x00018010;
const DATA = 0x0006800f;
const PROPERTIES = 0x00069005;
/** PidTagAttachLongFilename, as Unicode and in eight bits. */
const LONG_NAMES = [
  { tag: 0x3707001f, encoding: 'utf16le' },
  { tag: 0x3707001e, encoding: 'latin1' },
] as const;
/** PidTagAttachDataBinary, and PidTagAttachDataObject, which begins with the id of its interface. */
const CONTENTS = [
  { tag: 0x37010102, skipped: 0 },
  { tag: 0x3701000d, skipped: 16 },
] as const;
const EMPTY = Buffer.alloc(0);

/** Whether a file is one that Outlook packed others into, whatever it is called. */
export const isTnef = (file: Buffer): boolean =>
  file.length >= HEAD_BYTES && file.readUInt32LE(0) === SIGNATURE;

/** The first files in a `winmail.dat`. Throws `FileRefused` for one that ends before it says so. */
export function readTnef(file: Buffer, most: number): PackedFile[] {
  if (!isTnef(file)) throw damaged();
  const files: PackedFile[] = [];
  for (const { level, id, data } of attributesOf(file)) {
    if (level !== ATTACHMENT_LEVEL) continue;
    if (id === BEGINS_ATTACHMENT && files.length === most) return files;
    if (id === BEGINS_ATTACHMENT) files.push({ fileName: null, content: EMPTY });
    const last = files.at(-1);
    if (!last) throw damaged();
    if (id === DATA) last.content = data;
    if (id === TITLE) last.fileName ??= textIn(data, 'latin1');
    if (id !== PROPERTIES) continue;
    last.fileName = longNameIn(data) ?? last.fileName;
    if (last.content.length === 0) last.content = contentIn(data) ?? last.content;
  }
  return files;
}

interface Attribute {
  level: number;
  id: number;
  data: Buffer;
}

function* attributesOf(file: Buffer): Generator<Attribute> {
  for (let at = HEAD_BYTES; at < file.length;) {
    // What came to stand behind the last of them, as an end of a line, is none.
    if (!LEVELS.includes(file[at])) return;
    const begins = at + ATTRIBUTE_HEAD_BYTES;
    if (begins > file.length) throw damaged();
    const ends = begins + file.readUInt32LE(at + 5);
    if (ends + CHECKSUM_BYTES > file.length) throw damaged();
    yield {
      level: file.readUInt8(at),
      id: file.readUInt32LE(at + 1),
      data: file.subarray(begins, ends),
    };
    at = ends + CHECKSUM_BYTES;
  }
}

function longNameIn(properties: Buffer): string | null {
  for (const { tag, encoding } of LONG_NAMES) {
    const value = valueOf(properties, tag);
    const name = value && textIn(value, encoding);
    if (name) return name;
  }
  return null;
}

function contentIn(properties: Buffer): Buffer | null {
  for (const { tag, skipped } of CONTENTS) {
    const value = valueOf(properties, tag);
    if (value) return value.subarray(skipped);
  }
  return null;
}

const textIn = (data: Buffer, encoding: BufferEncoding): string | null =>
  data.toString(encoding).split('\0')[0] || null;

const damaged = (): FileRefused =>
  new FileRefused('broken', 'What Outlook packed cannot be opened: it is damaged.');
