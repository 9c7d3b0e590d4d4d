import { inflateSync } from 'node:zlib';
import { FileRefused, harmfulFile } from '../file-refused';
import { zipParts } from './zip-parts';

// The test signature of the European Institute for Computer Antivirus Research (eicar.org), which
// every scanner knows; put together here so that this file is none.
const TEST_SIGNATURE = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
];
const MARK = Buffer.from(TEST_SIGNATURE.join(''));

const MIB = 1_048_576;
/** What is packed into a file is at most this large, this much, and this deep. */
const UNPACKED_MAX = 100 * MIB;
const PARTS_MAX = 50_000;
const DEPTH_MAX = 3;

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const PDF = Buffer.from('%PDF-');
/** Readers of PDFs look for its head so far into a file (ISO 32000-1, implementation note 13). */
const PDF_START = 1_024;
const STREAM = Buffer.from('stream');
const STREAM_END = Buffer.from('endstream');
const CARRIAGE_RETURN = 0x0d;

/** What may still be unpacked. */
interface Room {
  bytes: number;
  parts: number;
}

/**
 * Looks for the test signature of virus scanners, also where it is packed into a zip (which office files
 * are) or a PDF. Throws `FileRefused` where it is found, and for what unpacks to more than is looked at.
 */
export function lookForHarm(file: Buffer): null {
  look(file, 0, { bytes: UNPACKED_MAX, parts: PARTS_MAX });
  return null;
}

function look(content: Buffer, depth: number, room: Room): void {
  if (content.includes(MARK)) throw harmfulFile();
  const isZip = content.subarray(0, ZIP.length).equals(ZIP);
  const isPdf = content.subarray(0, PDF_START).includes(PDF);
  if (!isZip && !isPdf) return;
  if (depth === DEPTH_MAX) {
    throw unreadable('it holds files in files in files');
  }
  const parts = isZip ? partsOfZip(content, room) : partsOfPdf(content, room);
  // One after the other: what was looked at is gone before the next is unpacked.
  for (const part of parts) look(part, depth + 1, room);
}

/** What a zip holds; one that is damaged or locked is refused: it hides what it holds. */
function* partsOfZip(content: Buffer, room: Room): Generator<Buffer> {
  for (const { unpack } of zipParts(content)) {
    const part = unpack(room.bytes);
    spend(room, part.length);
    yield part;
  }
}

/** The packed streams of a PDF; one that is damaged or packed otherwise is looked at as it is. */
function* partsOfPdf(content: Buffer, room: Room): Generator<Buffer> {
  for (const packed of streamsOf(content)) {
    const part = unpacked(packed, room.bytes);
    spend(room, part?.length ?? 0);
    if (part) yield part;
  }
}

function* streamsOf(content: Buffer): Generator<Buffer> {
  let at = content.indexOf(STREAM);
  while (at >= 0) {
    const end = content.indexOf(STREAM_END, at);
    if (end < 0) return;
    const isLong = content[at + STREAM.length] === CARRIAGE_RETURN;
    yield content.subarray(at + STREAM.length + (isLong ? 2 : 1), end);
    at = content.indexOf(STREAM, end + STREAM_END.length);
  }
}

function unpacked(packed: Buffer, bytesMax: number): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(bytesMax, 1) });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    return null;
  }
}

function spend(room: Room, bytes: number): void {
  room.bytes -= bytes;
  room.parts -= 1;
  if (room.bytes <= 0) throw tooLarge();
  if (room.parts <= 0) throw unreadable('it holds over 50,000 parts');
}

const tooLarge = (): FileRefused => unreadable('it unpacks to over 100 MB');

const unreadable = (why: string): FileRefused =>
  new FileRefused('size', `The file could not be looked into: ${why}. Choose another.`);
