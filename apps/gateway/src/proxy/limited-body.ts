import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { DomainError } from '@palisade/kernel';
import type { Limits } from './limits';

/** The refusal of a body over the limit. */
export function tooLarge(): DomainError {
  return new DomainError('PAYLOAD_TOO_LARGE', 'The request is larger than allowed.', 413);
}

/** The refusal of a body that comes too slowly. */
const tooSlow = (): DomainError =>
  new DomainError('REQUEST_TIMEOUT', 'The request took too long to arrive.', 408);

/** The same bytes, failing as soon as they exceed a limit. */
export function limited(body: Readable, { bodyBytes, bodyMs }: Limits): Readable {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > bodyBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
  const timer = setTimeout(() => counter.destroy(tooSlow()), bodyMs);
  body.once('error', (error) => counter.destroy(error));
  // Who reads it later hears of it then.
  counter.on('error', () => undefined);
  body.once('close', () => clearTimeout(timer));
  counter.once('close', () => clearTimeout(timer));
  return body.pipe(counter);
}

/** The whole body in memory. */
export async function readAll(body: Readable, limits: Limits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of limited(body, limits)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
