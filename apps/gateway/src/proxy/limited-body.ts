import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { DomainError } from '@palisade/kernel';

/** Largest body that passes the gateway. */
export const BODY_LIMIT_BYTES = 1_048_576;

/** The refusal of a body over the limit. */
export function tooLarge(): DomainError {
  return new DomainError('PAYLOAD_TOO_LARGE', 'The request is larger than allowed.', 413);
}

/** The same bytes, failing as soon as they exceed the limit. */
export function limited(body: Readable): Readable {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > BODY_LIMIT_BYTES) done(tooLarge());
      else done(null, chunk);
    },
  });
  body.once('error', (error) => counter.destroy(error));
  return body.pipe(counter);
}

/** The whole body in memory. */
export async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of limited(body)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
