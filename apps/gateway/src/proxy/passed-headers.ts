import type { IncomingHttpHeaders } from 'node:http';
import { currentContext } from '@palisade/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of one connection (RFC 9110 §7.6.1). */
const OF_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What a caller may not tell our services. */
const NOT_FROM_OUTSIDE = new Set([
  ...OF_CONNECTION,
  'content-length',
  'expect',
  'forwarded',
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]);

/** The headers of an answer for another connection. */
export function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const rest = { ...headers };
  for (const name of OF_CONNECTION) delete rest[name];
  return rest;
}

/** The headers of a call to a service; `length` is that of a body that streams. */
export function outgoing(
  request: FastifyRequest,
  reply: FastifyReply,
  length?: string,
): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {};
  for (const name of Object.keys(request.headers)) {
    if (!NOT_FROM_OUTSIDE.has(name)) headers[name] = request.headers[name];
  }
  if (length) headers['content-length'] = length;
  headers['x-request-id'] = String(reply.getHeader('x-request-id'));
  headers.traceparent = currentContext()?.trace?.traceparent;
  headers['x-forwarded-for'] = request.ip;
  headers['x-forwarded-host'] = request.headers.host;
  return headers;
}
