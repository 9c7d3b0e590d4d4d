import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { DomainError } from '@palisade/kernel';
import { currentContext } from '@palisade/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Agent } from 'undici';
import { errors } from 'undici';

/** Headers that belong to one connection, and those a caller may not set for our services. */
const DROPPED = new Set([
  'connection',
  'content-length',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]);

/** Where a request goes and how long that may take. */
export interface Target {
  origin: string;
  timeoutMs: number;
  /** When the whole call ends, whatever it is doing. */
  totalMs?: number;
  dispatcher: Agent;
}

/** Sends a request to a service and streams its answer back. */
export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Readable | Buffer | undefined,
  target: Target,
): Promise<FastifyReply> {
  const abort = new AbortController();
  reply.raw.once('close', () => abort.abort());
  const signals = target.totalMs ? [AbortSignal.timeout(target.totalMs)] : [];
  const answer = await target.dispatcher
    .request({
      origin: target.origin,
      path: request.raw.url ?? '/',
      method: request.method as 'GET',
      headers: outgoing(request, reply, body),
      body: body ?? null,
      headersTimeout: target.timeoutMs,
      bodyTimeout: target.timeoutMs,
      signal: AbortSignal.any([abort.signal, ...signals]),
    })
    .catch((error: unknown) => {
      throw unavailable(error);
    });
  void reply.status(answer.statusCode);
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !DROPPED.has(name)) void reply.header(name, value);
  }
  const length = answer.headers['content-length'];
  if (length !== undefined) void reply.header('content-length', length);
  return reply.send(answer.body);
}

function outgoing(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Readable | Buffer | undefined,
): IncomingHttpHeaders {
  const entries = Object.entries(request.headers).filter(([name]) => !DROPPED.has(name));
  const headers: IncomingHttpHeaders = Object.fromEntries(entries);
  const length = request.headers['content-length'];
  if (body && !Buffer.isBuffer(body) && length) headers['content-length'] = length;
  headers['x-request-id'] = String(reply.getHeader('x-request-id'));
  headers.traceparent = currentContext()?.trace?.traceparent;
  headers['x-forwarded-for'] = request.ip;
  headers['x-forwarded-host'] = request.headers.host;
  return headers;
}

/** A service that is down or silent: the caller may try again. */
function unavailable(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const isSlow = error instanceof errors.HeadersTimeoutError;
  const detail = isSlow
    ? 'The service took too long to answer. Please try again.'
    : 'The service is unavailable right now. Please try again.';
  return new DomainError(isSlow ? 'SERVICE_TIMEOUT' : 'SERVICE_UNAVAILABLE', detail, 503);
}
