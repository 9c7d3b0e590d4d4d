import { once } from 'node:events';
import { connect } from 'node:net';

/** What a scanner says of a file: nothing found, the name of what it found, or that it does not read so much. */
export type Finding = { harm: null } | { harm: string } | { harm: null; isTooLarge: true };

/** Bytes of a file that one piece holds. */
const PIECE = 65_536;
/** So long a scanner may say nothing. */
const SILENCE_MS = 20_000;
/** A scanner's answer is one line. */
const ANSWER_MAX = 4_096;

/**
 * Asks ClamAV's daemon about a file by INSTREAM (clamd(8)): pieces, each after its length in four bytes, then a
 * length of nothing. Throws where the daemon is not reached, falls silent, or fails itself.
 */
export async function askClamd(
  { host, port }: { host: string; port: number },
  file: Buffer,
  signal?: AbortSignal,
): Promise<Finding> {
  const socket = connect({ host, port, signal });
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('The scanner says nothing.')));
  try {
    await once(socket, 'connect');
    // The daemon closes its side at a file that is too large for it: its answer counts, not our broken pipe.
    const answer = textOf(socket);
    socket.write('zINSTREAM\0');
    for (let at = 0; at < file.length; at += PIECE) {
      const piece = file.subarray(at, at + PIECE);
      socket.write(lengthOf(piece.length));
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), answer]);
    }
    socket.write(lengthOf(0));
    return findingOf(await answer);
  } finally {
    socket.destroy();
  }
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function textOf(socket: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  try {
    for await (const piece of socket) {
      text += piece.toString('latin1');
      if (text.length > ANSWER_MAX) break;
    }
  } catch (error) {
    // A daemon that has answered may close before it has read the rest of the file.
    if (!text) throw error;
  }
  return text;
}

/** Reads the answer, such as `stream: OK` or `stream: Win.Test.EICAR_HDB-1 FOUND`. */
export function findingOf(answer: string): Finding {
  const line = answer.replace(/\0/g, '').trim();
  if (line === 'stream: OK') return { harm: null };
  const name = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (name) return { harm: name };
  if (line.startsWith('INSTREAM size limit exceeded')) return { harm: null, isTooLarge: true };
  throw new Error(`The scanner answers: ${line}`);
}
