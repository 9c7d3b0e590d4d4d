import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { toProblem } from '../problems/problem';
import { newId } from '../process/ids';

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is no HTTP, or has too large a head, before there is a request to answer. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const statusCode = STATUS_OF[error.code ?? ''] ?? 400;
    const problem = JSON.stringify(toProblem({ statusCode }, '/', newId()));
    const head = [
      `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(problem)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${problem}`);
  }
  socket.destroy(error);
}
