import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than the largest file that people send. */
const REST_BYTES = 64 * 1_048_576;
const REST_MS = 10_000;

/**
 * Takes what is still to come of a body that is refused, and lets go of it: a connection that is
 * closed while its caller sends loses the answer on the way. A body without end is given up: its
 * connection goes with the answer.
 */
export function restOf(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = REST_BYTES;
    const timer = setTimeout(giveUp, REST_MS);
    function giveUp(): void {
      response.once('finish', () => request.destroy());
      end();
    }
    function end(): void {
      clearTimeout(timer);
      request.off('data', take);
      resolve();
    }
    function take(chunk: Buffer): void {
      left -= chunk.length;
      if (left < 0) giveUp();
    }
    request.unpipe();
    request.on('data', take).once('end', end).once('close', end).resume();
  });
}
