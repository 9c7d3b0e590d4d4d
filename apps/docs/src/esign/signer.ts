import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Signer } from './esign.service';

const MAX_DEVICE = 200;

/** Who signs, and the token by which others are asked in the signer's name. */
export interface Signing {
  signer: Signer;
  token: string;
}

/** From where the call comes, for the certificate, as a parameter of a controller method. */
export const CurrentSigner = createParamDecorator(
  (_: unknown, context: ExecutionContext): Signing => {
    const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const device = (headers['user-agent'] ?? 'unknown').slice(0, MAX_DEVICE);
    const token = (headers.authorization ?? '').replace(/^Bearer /, '');
    return { signer: { address: ip, device }, token };
  },
);
