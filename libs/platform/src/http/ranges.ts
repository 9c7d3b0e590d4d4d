import { Readable } from 'node:stream';
import { DomainError } from '@palisade/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';

const OK = 200;
const PARTIAL = 206;

/** Sends the part of a file that is asked for (RFC 9110 §14), so that a broken download goes on. */
export function sendRanges(server: FastifyInstance): void {
  server.addHook(
    'onSend',
    async (request: FastifyRequest, reply: FastifyReply, payload: unknown) =>
      isFile(reply, payload) ? partOf(request, reply, payload) : payload,
  );
}

const isFile = (reply: FastifyReply, payload: unknown): payload is Readable =>
  payload instanceof Readable &&
  reply.statusCode === OK &&
  reply.hasHeader('content-length') &&
  !reply.hasHeader('accept-ranges');

/** Several parts at once are answered by the whole, as the standard allows. */
function partOf(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  file: Readable,
): Readable {
  void reply.header('accept-ranges', 'bytes');
  // Files have no tag to compare: with a condition, the whole is what surely holds.
  if (method !== 'GET' || !headers.range || headers['if-range']) return file;
  const size = Number(reply.getHeader('content-length'));
  const ranges = parseRange(size, headers.range, { combine: true });
  if (ranges === -1) {
    file.destroy();
    reply.removeHeader('content-disposition');
    void reply.header('content-range', `bytes */${size}`);
    throw new DomainError('RANGE_NOT_SATISFIABLE', `The file has ${size} bytes.`, 416);
  }
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return file;
  const [{ start, end }] = ranges;
  void reply.status(PARTIAL).headers({
    'content-range': `bytes ${start}-${end}/${size}`,
    'content-length': end - start + 1,
  });
  const part = Readable.from(cut(file, start, end), { objectMode: false });
  file.once('error', (error) => part.destroy(error));
  return part.once('close', () => file.destroy());
}

/** The bytes from one to another, both included. */
async function* cut(file: Readable, start: number, end: number): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    const part = chunk.subarray(Math.max(start - at, 0), Math.max(end + 1 - at, 0));
    if (part.length) yield part;
    at += chunk.length;
    if (at > end) return;
  }
}
