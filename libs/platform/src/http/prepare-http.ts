import { Readable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { runInContext } from '../context';
import { newId } from '../ids';
import { Shutdown } from '../shutdown';
import { refuseUnfitJson } from './json-limits';
import { continueTrace } from './trace-context';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Gives each request its context and its line in the log. */
export function prepareHttp(app: NestFastifyApplication, logger: Logger): void {
  const server = app.getHttpAdapter().getInstance();
  app.get(Shutdown).watch(server.server);
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const given = request.headers['x-request-id'];
    const correlationId = typeof given === 'string' && REQUEST_ID.test(given) ? given : newId();
    void reply.header('x-request-id', correlationId);
    runInContext({ correlationId, trace: continueTrace(request.headers.traceparent) }, done);
  });
  server.addHook('preValidation', (request: FastifyRequest, _reply, done: () => void) => {
    const isRead = request.body !== null && typeof request.body === 'object';
    if (isRead && !(request.body instanceof Readable)) refuseUnfitJson(request.body);
    done();
  });
  server.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (!request.url.startsWith('/health')) {
      const line = {
        correlationId: reply.getHeader('x-request-id'),
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      };
      logger.info(line, 'request');
    }
    done();
  });
}
