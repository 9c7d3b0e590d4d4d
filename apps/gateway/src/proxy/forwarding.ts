import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Repeat, ServiceName } from '@palisade/platform';
import { Config, Upstreams } from '@palisade/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { Agent, errors } from 'undici';
import type { Limits } from './limits';
import { PassedCall } from './passed-call';
import { outgoing } from './passed-headers';
import { ServiceWatch } from './service-watch';

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];
/** Prices are computed and nothing else. */
const PRICES = /^\/api\/rater\/v1\/(?:[^/?]+\/)?(?:calculator|what-if)(?:\?|$)/;
const CONNECTIONS_PER_PROCESS = 64;
const CONNECT_TIMEOUT_MS = 2_000;
/** Shorter than the services keep a connection, so that none is used after they closed it. */
const KEEP_ALIVE_MS = 30_000;

/** Nobody waits any more; one error for all, because most calls are over when it is told. */
const LEFT = new errors.RequestAbortedError();
const TOO_LONG = new errors.HeadersTimeoutError('The call had all of its time.');

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
    const late = totalMs ? sleep(totalMs, null, { ref: false }) : undefined;
    const timeoutMs = totalMs ?? this.config.values.REQUEST_TIMEOUT_MS;
    const isStream = body instanceof Readable;
    const options: Dispatcher.DispatchOptions = {
      path: request.raw.url ?? '/',
      method: request.method as 'GET',
      headers: outgoing(request, reply, isStream ? request.headers['content-length'] : undefined),
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    };
    const send = (origin: string): Promise<void> => {
      const own = { ...options, origin, body: untouched(body) };
      const call = new PassedCall(this.dispatcher, own, reply);
      void until.then(() => call.abort(LEFT));
      void late?.then(() => call.abort(TOO_LONG));
      return this.watchOf(origin).run(call);
    };
    const repeat = repeatOf(request, body);
    await this.upstreams.bridge(service, send, { repeat, until }).catch((error: unknown) => {
      throw unavailable(error);
    });
    return reply;
  }

  private watchOf(address: string): ServiceWatch {
    const watch = this.watches.get(address) ?? new ServiceWatch(address);
    this.watches.set(address, watch);
    return watch;
  }
}

/** A body that streams is gone with what was sent; without a key only what changes nothing is safe. */
function repeatOf({ method, headers, url }: FastifyRequest, body: unknown): Repeat {
  if (body instanceof Readable) return 'unsent';
  const isHarmless = HARMLESS.includes(method) || PRICES.test(url);
  return isHarmless || headers['idempotency-key'] ? 'cut' : 'unsent';
}

/** The end of the answer; who left while the body was read is gone already and says so no more. */
function closeOf({ raw }: FastifyReply): Promise<void> {
  if (raw.closed) return Promise.resolve();
  return new Promise((resolve) => raw.once('close', resolve));
}

/** The same bytes, taken only when the connection stands, so that another one may take them. */
function untouched(body: Readable | Buffer | undefined): Dispatcher.DispatchOptions['body'] {
  if (!body || Buffer.isBuffer(body)) return body ?? null;
  return { [Symbol.asyncIterator]: () => body[Symbol.asyncIterator]() } as unknown as Readable;
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
