import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The caller's `Authorization`, which goes along to the services. */
export const Authorization = createParamDecorator(
  (_: unknown, context: ExecutionContext): string =>
    context.switchToHttp().getRequest<FastifyRequest>().headers.authorization ?? '',
);
