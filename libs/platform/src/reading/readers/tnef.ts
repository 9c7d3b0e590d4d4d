import { FileRefused } from '../file-refused';

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
/** PidTagAttachLongFilename, as Unicode and in eight bits: how a list of properties names it. */
const LONG_NAMES = [
  { tag: Buffer.from([0x1f, 0x00, 0x07, 0x37]), encoding: 'utf16le' },
  { tag: Buffer.from([0x1e, 0x00, 0x07, 0x37]), encoding: 'latin1' },
] as const;
/** PidTagAttachDataBinary, and PidTagAttachDataObject, which begins with the id of its interface. */
const CONTENTS = [
  { tag: Buffer.from([0x02, 0x01, 0x01, 0x37]), skipped: 0 },
  { tag: Buffer.from([0x0d, 0x00, 0x01, 0x37]), skipped: 16 },
] as const;
const WORD = 4;

/** Whether a file is one that Outlook packed others into, whatever it is called. */
export const isTnef = (file: Buffer): boolean =>
  file.length >= HEAD_BYTES && file.readUInt32LE(0) === SIGNATURE;

/** The files in a `winmail.dat`. Throws `FileRefused` for one that ends before it says so. */
export function readTnef(file: Buffer): PackedFile[] {
  if (!isTnef(file)) throw damaged();
  const files: PackedFile[] = [];
  for (const { level, id, data } of attributesOf(file)) {
    if (level !== ATTACHMENT_LEVEL) continue;
    if (id === BEGINS_ATTACHMENT) files.push({ fileName: null, content: Buffer.alloc(0) });
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

/** A property of varying length: its tag, how many values it has, how long the first is, and that. */
function valueOf(properties: Buffer, tag: Buffer): Buffer | null {
  const at = properties.indexOf(tag);
  const begins = at + 3 * WORD;
  if (at < 0 || begins > properties.length) return null;
  return properties.subarray(begins, begins + properties.readUInt32LE(at + 2 * WORD));
}

const textIn = (data: Buffer, encoding: BufferEncoding): string | null =>
  data.toString(encoding).split('\0')[0] || null;

const damaged = (): FileRefused =>
  new FileRefused('broken', 'What Outlook packed cannot be opened: it is damaged.');
