import type { Readable } from 'node:stream';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Actor } from '@palisade/platform';
import { Config, currentContext, sendProblem } from '@palisade/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { ROUTES } from '../routes';
import { ApiCallRecorder } from '../api-activity/api-call-recorder';
import { Admission } from './admission';
import type { Target } from './forward';
import { forward } from './forward';
import { limited, readAll, tooLarge } from './limited-body';
import type { Limits } from './limits';
import { limitsOf } from './limits';

const API = '/api/';
const SIGN_IN_PATH = '/api/auth/v1/login';
const CONNECTIONS_PER_SERVICE = 64;
const CONNECT_TIMEOUT_MS = 2_000;
/** Shorter than the services keep a connection, so that none is used after they closed it. */
const KEEP_ALIVE_MS = 30_000;

/** Routes each public prefix to the service that owns it, body and answer as streams. */
@Injectable()
export class Proxy implements OnModuleInit, OnApplicationShutdown {
  private readonly dispatcher = new Agent({
    connections: CONNECTIONS_PER_SERVICE,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });

  /** The machines behind the requests that are being answered. */
  private readonly callers = new WeakMap<FastifyRequest, Actor>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly admission: Admission,
    private readonly recorder: ApiCallRecorder,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onRequest', (request, reply) => this.admit(request, reply));
    server.addHook('onResponse', async (request, reply) => {
      const actor = this.callers.get(request);
      if (actor) this.recorder.add(request, reply, actor);
    });
    void server.register(async (scope) => this.addRoutes(scope));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.dispatcher.close();
  }

  private addRoutes(scope: FastifyInstance): void {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
    scope.post(SIGN_IN_PATH, (request, reply) => this.signIn(request, reply));
    for (const [prefix, service] of Object.entries(ROUTES)) {
      const handler = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
        this.pass(request, reply, this.config.serviceUrls[service]);
      scope.all(prefix, handler);
      scope.all(`${prefix}/*`, handler);
    }
  }

  private async pass(
    request: FastifyRequest,
    reply: FastifyReply,
    origin: string,
  ): Promise<FastifyReply> {
    const body = request.body as Readable | undefined;
    const limits = limitsOf(request.url);
    return forward(request, reply, body && limited(body, limits), this.target(origin, limits));
  }

  /** Reads the small body of a sign-in, because the limit is per account. */
  private async signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const limits = limitsOf(request.url);
    const body = request.body ? await readAll(request.body as Readable, limits) : undefined;
    await this.admission.countSignIn(usernameIn(body), request, reply);
    return forward(request, reply, body, this.target(this.config.serviceUrls.auth, limits));
  }

  /** Every call passes here, also those that the gateway answers itself. */
  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!isApiCall(request)) return;
    const actor = await this.admission.identify(request, reply);
    if (actor?.apiClientId) this.callers.set(request, actor);
    await this.admission.countRequest(actor, request, reply);
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > limitsOf(request.url).bodyBytes) throw tooLarge();
    const context = currentContext();
    if (context) context.actor = actor;
  }

  private target(origin: string, { totalMs }: Limits): Target {
    const timeoutMs = totalMs ?? this.config.values.REQUEST_TIMEOUT_MS;
    return { origin, timeoutMs, totalMs, dispatcher: this.dispatcher };
  }
}

/** By the route, because an address has several spellings; by the address where none matches. */
const isApiCall = ({ routeOptions, url }: FastifyRequest): boolean =>
  url.startsWith(API) || routeOptions.url?.startsWith(API) === true;

function usernameIn(body: Buffer | undefined): string {
  try {
    const { username } = JSON.parse(body?.toString('utf8') ?? '{}') as { username?: unknown };
    return String(username ?? '');
  } catch {
    return ''; // The service refuses it with a better sentence.
  }
}
