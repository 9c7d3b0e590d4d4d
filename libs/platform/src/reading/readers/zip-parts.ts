import { inflateRawSync } from 'node:zlib';
import { FileRefused } from '../file-refused';

const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END = Buffer.from('PK\u0005\u0006');
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const IS_LOCKED = 1;
const UTF8_NAME = 0x800;

/** A file of an archive, packed as it is. */
export interface ZipPart {
  name: string;
  /** Its bytes; throws `FileRefused` when it has more than so many, is locked, or is damaged. */
  unpack: (bytesMax: number) => Buffer;
}

/**
 * What a zip archive lists, one after the other (PKWARE APPNOTE 4.3); throws `FileRefused` where the list
 * is damaged. What an archive says of sizes need not be true: what is unpacked is counted.
 */
export function* zipParts(zip: Buffer): Generator<ZipPart> {
  const end = zip.lastIndexOf(END);
  if (end < 0 || end + END_BYTES > zip.length) throw damaged();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY) throw damaged();
    // The name, the extra field and the comment follow.
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
    yield partAt(zip, at, name);
    at += ENTRY_BYTES + name + extra + comment;
  }
}

function partAt(zip: Buffer, at: number, nameBytes: number): ZipPart {
  const flags = zip.readUInt16LE(at + 8);
  const method = zip.readUInt16LE(at + 10);
  const packedBytes = zip.readUInt32LE(at + 20);
  const place = zip.readUInt32LE(at + 42);
  const text = zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
  const name = text.toString(flags & UTF8_NAME ? 'utf8' : 'latin1');
  const unpack = (bytesMax: number): Buffer => {
    if (flags & IS_LOCKED)
      throw new FileRefused('broken', `"${shown(name)}" is locked by a password.`);
    if (place + LOCAL_BYTES > zip.length || zip.readUInt32LE(place) !== LOCAL) throw damaged();
    const from = place + LOCAL_BYTES + zip.readUInt16LE(place + 26) + zip.readUInt16LE(place + 28);
    if (from + packedBytes > zip.length) throw damaged();
    const packed = zip.subarray(from, from + packedBytes);
    if (method === STORED && packed.length <= bytesMax) return packed;
    if (method === DEFLATED) return inflated(packed, bytesMax);
    throw method === STORED ? tooLarge() : damaged();
  };
  return { name, unpack };
}

function inflated(packed: Buffer, bytesMax: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(bytesMax, 1) });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw damaged();
  }
}

const NAME_MAX = 80;
const shown = (name: string): string => name.replace(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, NAME_MAX);

const damaged = (): FileRefused => new FileRefused('broken', 'The archive is damaged.');

const tooLarge = (): FileRefused =>
  new FileRefused('size', 'The archive unpacks to more than a file may.');
