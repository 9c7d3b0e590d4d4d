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
const ATTACHMENT_LEVEL = 2;
const BEGINS_ATTACHMENT = 0x00069002;
const TITLE = 0x00018010;
const DATA = 0x0006800f;
const PROPERTIES = 0x00069005;
/** PidTagAttachLongFilename, as Unicode and in eight bits: how a list of properties names it. */
const LONG_NAMES = [
  { tag: Buffer.from([0x1f, 0x00, 0x07, 0x37]), encoding: 'utf16le' },
  { tag: Buffer.from([0x1e, 0x00, 0x07, 0x37]), encoding: 'latin1' },
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
    if (id === PROPERTIES) last.fileName = longNameIn(data) ?? last.fileName;
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

/** A property of varying length: its tag, how many values it has, how long the first is, and that. */
function longNameIn(properties: Buffer): string | null {
  for (const { tag, encoding } of LONG_NAMES) {
    const at = properties.indexOf(tag);
    const begins = at + 3 * WORD;
    if (at < 0 || begins > properties.length) continue;
    const bytes = properties.readUInt32LE(at + 2 * WORD);
    const name = textIn(properties.subarray(begins, begins + bytes), encoding);
    if (name) return name;
  }
  return null;
}

const textIn = (data: Buffer, encoding: BufferEncoding): string | null =>
  data.toString(encoding).split('\0')[0] || null;

const damaged = (): FileRefused =>
  new FileRefused('broken', 'What Outlook packed cannot be opened: it is damaged.');
