import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { invalidField } from '@palisade/kernel';
import type { AsyncUnzipOptions, Unzipped } from 'fflate';
import { unzip } from 'fflate';

// Both work beside the event loop: other calls go on meanwhile.
const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);
const unzipped = promisify<Uint8Array, AsyncUnzipOptions, Unzipped>(unzip);

// The test signature of the European Institute for Computer Antivirus Research (eicar.org), which
// every scanner knows; put together here so that this file is none.
const TEST_SIGNATURE = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
];
const MARK = Buffer.from(TEST_SIGNATURE.join(''));

const MIB = 1_048_576;
/** What is packed into a file is at most this large, and this deep. */
const UNPACKED_MAX = 100 * MIB;
const DEPTH_MAX = 3;
const PARTS_MAX = 5000;

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const PDF = Buffer.from('%PDF-');
const STREAM = Buffer.from('stream');
const STREAM_END = Buffer.from('endstream');
const CARRIAGE_RETURN = 0x0d;

/** What may still be unpacked. */
interface Budget {
  bytes: number;
  parts: number;
}

/**
 * Throws 400 for content with the test signature of virus scanners, also where it is packed into a
 * zip (which office files are) or a PDF, and for what unpacks to more than is ever looked at.
 */
export async function checkContent(content: Buffer): Promise<void> {
  await look(content, 0, { bytes: UNPACKED_MAX, parts: PARTS_MAX });
}

async function look(content: Buffer, depth: number, budget: Budget): Promise<void> {
  if (content.includes(MARK)) {
    throw invalidField('HARMFUL_FILE', 'The file was refused: it holds harmful code.', '/file');
  }
  const isZip = content.subarray(0, ZIP.length).equals(ZIP);
  const isPdf = content.subarray(0, PDF.length).equals(PDF);
  if (!isZip && !isPdf) return;
  if (depth === DEPTH_MAX) throw unreadable();
  const parts = isZip ? await partsOfZip(content, budget) : await partsOfPdf(content, budget);
  for (const part of parts) await look(part, depth + 1, budget);
}

/** What a zip holds; one that is damaged, locked or too large is refused: it hides what it holds. */
async function partsOfZip(content: Buffer, budget: Budget): Promise<Buffer[]> {
  const filter: AsyncUnzipOptions['filter'] = ({ originalSize }) => spend(budget, originalSize);
  try {
    const parts = await unzipped(content, { filter });
    return Object.values(parts).map((part) => Buffer.from(part));
  } catch {
    throw unreadable();
  } finally {
    checkBudget(budget);
  }
}

/** The packed streams of a PDF; one that is damaged or packed otherwise is looked at as it is. */
async function partsOfPdf(content: Buffer, budget: Budget): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for (const packed of streamsOf(content)) {
    const part = await unpack(packed, budget);
    if (part) parts.push(part);
  }
  return parts;
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

async function unpack(packed: Buffer, budget: Budget): Promise<Buffer | null> {
  try {
    const part = await inflated(packed, { maxOutputLength: budget.bytes });
    spend(budget, part.length);
    return part;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw unreadable();
    return null;
  } finally {
    checkBudget(budget);
  }
}

/** Whether there is room for one part more. */
function spend(budget: Budget, bytes: number): boolean {
  budget.bytes -= bytes;
  budget.parts -= 1;
  return budget.bytes > 0 && budget.parts > 0;
}

function checkBudget({ bytes, parts }: Budget): void {
  if (bytes <= 0 || parts <= 0) throw unreadable();
}

const unreadable = (): Error =>
  invalidField('UNREADABLE_FILE', 'The file could not be looked into. Choose another.', '/file');
