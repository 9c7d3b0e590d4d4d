import type { ExecutionContext } from '@nestjs/common';
import { applyDecorators, createParamDecorator } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

const DRY_RUN = /(^|,)\s*dry-run\s*(,|$)/;

/** The route also previews: `Prefer: dry-run` validates and answers the same and saves nothing. */
export const Previews = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'prefer',
      required: false,
      schema: { type: 'string', enum: ['dry-run'] },
      description: 'dry-run: the same answer with `committed` false; nothing is saved.',
    }),
  );

/** Whether the caller wants a preview only, as a parameter of a controller method. */
export const DryRun = createParamDecorator((_: unknown, context: ExecutionContext): boolean =>
  isDryRun(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Whether a request only previews. */
export function isDryRun({ headers }: FastifyRequest): boolean {
  return DRY_RUN.test([headers.prefer ?? ''].flat().join(','));
}
