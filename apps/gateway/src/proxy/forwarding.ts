import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Repeat, ServiceName } from '@palisade/platform';
import { Config, currentContext, Upstreams } from '@palisade/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { Agent, errors } from 'undici';
import type { Limits } from './limits';
import { ServiceWatch } from './service-watch';

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];
const CONNECTIONS_PER_PROCESS = 64;
const CONNECT_TIMEOUT_MS = 2_000;
/** Shorter than the services keep a connection, so that none is used after they closed it. */
const KEEP_ALIVE_MS = 30_000;

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

/** Where a request goes. */
export interface Target {
  service: ServiceName;
  limits: Limits;
}

/** Sends requests to the processes of the services and streams their answers back. */
@Injectable()
export class Forwarding implements OnApplicationShutdown {
  private readonly dispatcher = new Agent({
    connections: CONNECTIONS_PER_PROCESS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });

  /** By the address of a process. */
  private readonly watches = new Map<string, ServiceWatch>();

  constructor(
    private readonly config: Config,
    private readonly upstreams: Upstreams,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    for (const watch of this.watches.values()) watch.close();
    await this.dispatcher.close();
  }

  async forward(
    request: FastifyRequest,
    reply: FastifyReply,
    body: Readable | Buffer | undefined,
    { service, limits: { totalMs } }: Target,
  ): Promise<FastifyReply> {
    const until = closeOf(reply);
    const repeat = repeatOf(request, body);
    const timeoutMs = totalMs ?? this.config.values.REQUEST_TIMEOUT_MS;
    const call: Omit<Dispatcher.RequestOptions, 'body'> = {
      path: request.raw.url ?? '/',
      method: request.method as 'GET',
      headers: outgoing(request, reply, body),
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    };
    const end = endOf(until, totalMs);
    const send = (origin: string): Promise<Dispatcher.ResponseData> =>
      this.watchOf(origin).run((silence) => {
        const signal = AbortSignal.any([end, silence]);
        return this.dispatcher.request({ ...call, origin, signal, body: untouched(body) });
      });
    const answer = await this.upstreams
      .bridge(service, send, { repeat, until })
      .catch((error: unknown) => {
        throw unavailable(error);
      });
    return passOn(answer, reply);
  }

  private watchOf(address: string): ServiceWatch {
    const watch = this.watches.get(address) ?? new ServiceWatch(address);
    this.watches.set(address, watch);
    return watch;
  }
}

/** A body that streams is gone with what was sent; without a key only what changes nothing is safe. */
function repeatOf({ method, headers }: FastifyRequest, body: unknown): Repeat {
  if (body instanceof Readable) return 'unsent';
  return HARMLESS.includes(method) || headers['idempotency-key'] ? 'cut' : 'unsent';
}

/** The end of the answer; who left while the body was read is gone already and says so no more. */
function closeOf({ raw }: FastifyReply): Promise<void> {
  if (raw.closed) return Promise.resolve();
  return new Promise((resolve) => raw.once('close', resolve));
}

/** When a call is given up: nobody waits for it any more, or it has had its time. */
function endOf(closed: Promise<unknown>, totalMs?: number): AbortSignal {
  const abort = new AbortController();
  void closed.then(() => abort.abort());
  return totalMs ? AbortSignal.any([abort.signal, AbortSignal.timeout(totalMs)]) : abort.signal;
}

function passOn(answer: Dispatcher.ResponseData, reply: FastifyReply): FastifyReply {
  void reply.status(answer.statusCode);
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !DROPPED.has(name)) void reply.header(name, value);
  }
  const length = answer.headers['content-length'];
  if (length !== undefined) void reply.header('content-length', length);
  return reply.send(answer.body);
}

/** The same bytes, taken only when the connection stands, so that another one may take them. */
function untouched(body: Readable | Buffer | undefined): Dispatcher.RequestOptions['body'] {
  if (!body || Buffer.isBuffer(body)) return body ?? null;
  return { [Symbol.asyncIterator]: () => body[Symbol.asyncIterator]() } as unknown as Readable;
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
