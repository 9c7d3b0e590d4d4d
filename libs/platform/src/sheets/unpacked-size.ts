import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END = Buffer.from('PK\u0005\u0006');
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;

/**
 * Whether the files of a zip archive have so many bytes at most once they are unpacked: they are, up to
 * that many, because what an archive says of itself need not be true (PKWARE APPNOTE 4.3). False for one
 * that can not be read.
 */
export function fitsUnpacked(zip: Buffer, bytesMax: number): boolean {
  try {
    const end = zip.lastIndexOf(END);
    if (end < 0 || end + END_BYTES > zip.length) return false;
    let at = zip.readUInt32LE(end + 16);
    let room = bytesMax;
    for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
      if (zip.readUInt32LE(at) !== ENTRY) return false;
      room -= unpackedBytes(zip, at, room);
      // The name, the extra field and the comment follow.
      const tail = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
      at += ENTRY_BYTES + tail[0] + tail[1] + tail[2];
    }
    return room >= 0;
  } catch {
    return false;
  }
}

/** The bytes of one file; throws for more than there is room for, and for a head that says more. */
function unpackedBytes(zip: Buffer, entry: number, room: number): number {
  const head = zip.readUInt32LE(entry + 42);
  if (zip.readUInt32LE(head) !== LOCAL) throw new RangeError('Not a file of the archive.');
  if (zip.readUInt32LE(head + 22) > room) throw new RangeError('The file is too large.');
  const from = head + LOCAL_BYTES + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
  const packed = zip.subarray(from, from + zip.readUInt32LE(entry + 20));
  if (zip.readUInt16LE(entry + 10) === STORED) return packed.length;
  return inflateRawSync(packed, { maxOutputLength: Math.max(room, 1) }).length;
}
