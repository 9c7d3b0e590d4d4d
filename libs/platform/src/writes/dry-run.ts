import type { ExecutionContext } from '@nestjs/common';
import { applyDecorators, createParamDecorator } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { DomainError } from '@palisade/kernel';
import type { FastifyRequest } from 'fastify';
import type { WriteRules } from './write-rules';
import { rule } from './write-rules';

const DRY_RUN = /(^|,)\s*dry-run\s*(,|$)/;

/** The route also previews: `Prefer: dry-run` validates and answers the same and saves nothing. */
export const Previews = (): MethodDecorator =>
  applyDecorators(
    rule({ previews: true }),
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

/** Throws 400 for a preview of a write that has none: it would do what was only to be looked at. */
export function checkPreview({ computes, previews }: WriteRules): void {
  if (computes || previews) return;
  const detail = 'This call has no preview. Nothing was done; send it without Prefer: dry-run.';
  throw new DomainError('NO_PREVIEW', detail, 400);
}
