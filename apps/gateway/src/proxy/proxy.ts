import type { Readable } from 'node:stream';
import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Actor, ServiceName } from '@palisade/platform';
import { currentContext, readJson, sendProblem } from '@palisade/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTES } from '../routes';
import { ApiCallRecorder } from '../api-activity/api-call-recorder';
import { Admission } from './admission';
import { Forwarding } from './forwarding';
import { limited, readAll, tooLarge } from './limited-body';
import { isStreamed, limitsOf } from './limits';
import { restOf } from './rest-of-body';

const API = '/api/';
/** What machines read before they call. */
const WELL_KNOWN = '/.well-known/';
const REFUSED = 400;
const SIGN_IN_PATH = '/api/auth/v1/login';
const CRASH_PATH = '/api/ops/v1/crashes';
const NOTHING = Buffer.from('{}');

/** Routes each public prefix to the service that owns it; answers and large bodies as streams. */
@Injectable()
export class Proxy implements OnModuleInit {
  /** The machines behind the requests that are being answered. */
  private readonly callers = new WeakMap<FastifyRequest, Actor>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly admission: Admission,
    private readonly recorder: ApiCallRecorder,
    private readonly forwarding: Forwarding,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onRequest', (request, reply) => this.admit(request, reply));
    server.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode >= REFUSED) await restOf(request.raw, reply.raw);
      return payload;
    });
    server.addHook('onResponse', async (request, reply) => {
      const actor = this.callers.get(request);
      if (actor) this.recorder.add(request, reply, actor);
    });
    void server.register(async (scope) => this.addRoutes(scope));
  }

  private addRoutes(scope: FastifyInstance): void {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
    scope.post(SIGN_IN_PATH, (request, reply) => this.signIn(request, reply));
    for (const [prefix, service] of Object.entries(ROUTES)) {
      const handler = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
        this.pass(request, reply, service);
      scope.all(prefix, handler);
      scope.all(`${prefix}/*`, handler);
    }
  }

  private async pass(
    request: FastifyRequest,
    reply: FastifyReply,
    service: ServiceName,
  ): Promise<FastifyReply> {
    const incoming = request.body as Readable | undefined;
    const limits = limitsOf(request.url);
    const read = isStreamed(limits) ? limited : readAll;
    const body = incoming && (await read(incoming, limits));
    return this.forwarding.forward(request, reply, body, { service, limits });
  }

  /** Reads the small body of a sign-in, because the limit is per account. */
  private async signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const limits = limitsOf(request.url);
    const body = request.body ? await readAll(request.body as Readable, limits) : undefined;
    await this.admission.countSignIn(usernameIn(body), request, reply);
    return this.forwarding.forward(request, reply, body, { service: 'auth', limits });
  }

  /** Every call passes here, also those that the gateway answers itself. */
  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!isApiCall(request)) return;
    const actor = await this.admission.identify(request, reply);
    if (actor?.apiClientId) this.callers.set(request, actor);
    await this.admission.countRequest(actor, request, reply);
    if (isCrash(request)) await this.admission.countCrash(request, reply);
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > limitsOf(request.url).bodyBytes) throw tooLarge();
    const context = currentContext();
    if (context) context.actor = actor;
  }
}

/** By the route, because an address has several spellings; by the address where none matches. */
const isApiCall = ({ routeOptions, url }: FastifyRequest): boolean =>
  [url, routeOptions.url ?? ''].some((one) => one.startsWith(API) || one.startsWith(WELL_KNOWN));

const isCrash = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'POST' && routeOptions.url === CRASH_PATH;

function usernameIn(body: Buffer | undefined): string {
  try {
    const { username } = readJson(body ?? NOTHING) as { username?: unknown };
    return typeof username === 'string' ? username : '';
  } catch {
    return ''; // The service refuses it with a better sentence.
  }
}
