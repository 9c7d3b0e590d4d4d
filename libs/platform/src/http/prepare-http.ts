import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Span } from '@opentelemetry/api';
import { DomainError } from '@palisade/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { SERVICE_NAME } from '../config/tokens';
import { runInContext } from '../context/context';
import { continueTrace } from '../context/trace-context';
import { newId } from '../process/ids';
import { Shutdown } from '../process/shutdown';
import { TenantTimes } from '../sandbox/tenant-times';
import { Metrics } from '../telemetry/metrics';
import { beginRequest, endRequest, traceOf, withinSpan } from '../telemetry/tracing';
import { nameAllowedMethods } from './allowed-methods';
import { readBodies } from './body-types';
import { openDirectRoutes } from './direct-routes';
import { sendRanges } from './ranges';

/** More than any call reads; libraries compare them with one another. */
const MAX_QUERY_FIELDS = 100;
/**
 * An answer is for who asked, and nobody between keeps it (RFC 9111 §5.2.2), unless its call says
 * otherwise; it depends on the form and the edition that were asked for.
 */
const OF_EVERY_ANSWER = {
  'cache-control': 'private, no-store',
  vary: 'Accept, Accept-Language',
};
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Gives each request its context and its line in the log. */
export function prepareHttp(app: NestFastifyApplication, logger: Logger): void {
  const server = app.getHttpAdapter().getInstance();
  const metrics = app.get(Metrics);
  const service = app.get<string>(SERVICE_NAME);
  const times = app.get(TenantTimes);
  const spans = new WeakMap<FastifyRequest, Span>();
  // The line of a request has no field of a caller's: looking for secrets would take half its time.
  const requests = logger.child({}, { redact: [] });
  app.get(Shutdown).watch(server.server);
  nameAllowedMethods(server);
  readBodies(app);
  sendRanges(server);
  openDirectRoutes(app);
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const given = request.headers['x-request-id'];
    const correlationId = typeof given === 'string' && REQUEST_ID.test(given) ? given : newId();
    void reply.headers({ ...OF_EVERY_ANSWER, 'x-request-id': correlationId });
    const { method, headers } = request;
    const span = isProbe(request)
      ? undefined
      : beginRequest(service, { method, traceparent: headers.traceparent });
    if (span) spans.set(request, span);
    const trace = span ? traceOf(span) : continueTrace(headers.traceparent);
    const context = {
      correlationId,
      trace,
      client: clientOf(request),
      timeZone: headers.timezone?.toString(),
      tenantTime: times.begin(),
    };
    runInContext(context, span ? () => withinSpan(span, done) : done);
  });
  server.addHook(
    'preValidation',
    (request: FastifyRequest, _reply, done: (error?: Error) => void) => {
      const names = Object.keys(request.query as object);
      done(names.length > MAX_QUERY_FIELDS ? tooManyQueryFields() : undefined);
    },
  );
  server.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (!isProbe(request)) {
      const { method } = request;
      const route = request.routeOptions.url ?? 'unknown';
      const status = reply.statusCode;
      const durationMs = Math.round(reply.elapsedTime);
      const correlationId = reply.getHeader('x-request-id');
      metrics.observe({ method, route, status, seconds: reply.elapsedTime / 1_000 });
      const span = spans.get(request);
      if (span) endRequest(span, { route: `${method} ${route}`, status });
      const line = { correlationId, method, route, status, durationMs };
      requests.info(line, 'request');
    }
    done();
  });
}

const isProbe = ({ url }: FastifyRequest): boolean => url.startsWith('/health');

const tooManyQueryFields = (): DomainError =>
  new DomainError(
    'TOO_MANY_VALUES',
    `An address may have at most ${MAX_QUERY_FIELDS} query fields.`,
    400,
  );

const MAX_AGENT = 300;

const clientOf = ({ ip, headers }: FastifyRequest): { address: string; agent: string } => ({
  address: ip,
  agent: (headers['user-agent'] ?? '').slice(0, MAX_AGENT),
});
