import type { Type } from '@nestjs/common';
import { HTTP_CODE_METADATA } from '@nestjs/common/constants';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, RouteHandlerMethod, RouteOptions } from 'fastify';
import { AccessGuard } from '../access/access.guard';
import type { AuthenticatedRequest } from '../access/can';
import { CAN } from '../access/can';
import { wantsCsv } from './accepts';
import { KnownQueries } from './known-queries';

/** What a direct route is made of: the method of its controller, and the class of its query. */
interface DirectRoute {
  controller: Type;
  method: string;
  query: Type<object>;
}

type DirectMethod = (request: AuthenticatedRequest, query: object) => object;

/**
 * The method, of the request and its query, computes its answer at once. A call about which Nest's
 * guards, pipes and interceptors would find nothing new goes to it without them.
 */
export const Direct =
  (query: Type<object>): MethodDecorator =>
  (target, method, property) => {
    const direct = { controller: target.constructor, method, query };
    RouteConfig({ direct })(target, method, property);
  };

/** Opens the direct way of the routes that have one, before they are registered. */
export function openDirectRoutes(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route: RouteOptions) => {
      const { direct } = (route.config ?? {}) as { direct?: DirectRoute };
      if (direct) route.handler = directHandler(app, direct, route.handler);
    });
}

/** Whatever is out of the ordinary, or refused, goes the long way: rules and words are there. */
function directHandler(
  app: NestFastifyApplication,
  { controller, method, query }: DirectRoute,
  longWay: RouteHandlerMethod,
): RouteHandlerMethod {
  const guard = app.get(AccessGuard);
  const instance = app.get<Record<string, DirectMethod>>(controller, { strict: false });
  const needed = (Reflect.getMetadata(CAN, instance[method]) ?? ['any']) as string[];
  if (needed.includes('any')) throw new Error(`${method} is direct and asks for no permission.`);
  const status = Reflect.getMetadata(HTTP_CODE_METADATA, instance[method]) as number;
  const queries = new KnownQueries(query);
  return function (this, request: AuthenticatedRequest, reply: FastifyReply) {
    const asked = isOrdinary(request) ? queries.of(request) : undefined;
    if (!asked || !guard.knows(request, needed)) return longWay.call(this, request, reply);
    return reply.status(status).send(instance[method](request, asked));
  };
}

/** Nothing is asked for that an interceptor or the router would answer. */
function isOrdinary({ headers, params }: AuthenticatedRequest): boolean {
  if (headers['idempotency-key'] !== undefined || headers['if-match'] !== undefined) return false;
  if (wantsCsv(headers)) return false;
  return Object.values(params as Record<string, string>).every((part) => part !== '');
}
