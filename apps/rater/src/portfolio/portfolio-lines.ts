import type { Readable } from 'node:stream';

/** Longest line of a portfolio: a risk with every field is a hundredth of it. */
const LINE_MAX = 262_144;
const NEW_LINE = 10;

/** A line that is longer than any risk. */
export class LineTooLong extends Error {}

/** The lines of a body as they come, several at a time; never more than a piece and a line of it. */
export async function* linesOf(body: Readable): AsyncGenerator<string[]> {
  let rest = Buffer.alloc(0);
  for await (const piece of body as AsyncIterable<Buffer>) {
    const bytes = rest.length ? Buffer.concat([rest, piece]) : piece;
    const end = bytes.lastIndexOf(NEW_LINE);
    rest = Buffer.from(bytes.subarray(end + 1));
    if (rest.length > LINE_MAX) throw new LineTooLong();
    if (end >= 0) yield textsOf(bytes.subarray(0, end));
  }
  if (rest.length) yield textsOf(rest);
}

/** Splits whole lines, so that no character is cut in two; blank ones are no risks. */
const textsOf = (bytes: Buffer): string[] =>
  bytes
    .toString('utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
