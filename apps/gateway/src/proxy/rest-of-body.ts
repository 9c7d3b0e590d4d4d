import type { IncomingMessage } from 'node:http';

/** More than the largest file that people send. */
const REST_BYTES = 64 * 1_048_576;
const REST_MS = 10_000;

/**
 * Takes what is still to come of a body that is refused, and lets go of it: a connection that is
 * closed while its caller sends loses the answer on the way. Ends early for a body without end.
 */
export function restOf(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = REST_BYTES;
    const timer = setTimeout(end, REST_MS);
    function end(): void {
      clearTimeout(timer);
      request.off('data', take);
      resolve();
    }
    function take(chunk: Buffer): void {
      left -= chunk.length;
      if (left < 0) end();
    }
    request.unpipe();
    request.on('data', take).once('end', end).once('close', end).resume();
  });
}
