import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Signer } from './esign.service';

const MAX_DEVICE = 200;

/** The token of the caller, to ask others in the caller's name. */
export const CurrentToken = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    return (headers.authorization ?? '').replace(/^Bearer /, '');
  },
);

/** From where the call comes, for the certificate, as a parameter of a controller method. */
export const CurrentSigner = createParamDecorator(
  (_: unknown, context: ExecutionContext): Signer => {
    const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    return { address: ip, device: (headers['user-agent'] ?? 'unknown').slice(0, MAX_DEVICE) };
  },
);
