import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { Locale } from '@palisade/kernel';
import { editionAsked } from '@palisade/kernel';
import type { FastifyRequest } from 'fastify';

/** The edition that a caller asks for by `Accept-Language`; that of the United States where it does not say. */
export const AskedEdition = createParamDecorator(
  (_: unknown, context: ExecutionContext): Locale =>
    editionAsked(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']) ??
    'en-US',
);
