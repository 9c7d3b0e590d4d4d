import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { Actor } from '@palisade/platform';

/** Who calls, with the token by which the permissions of an unknown role are asked for. */
export interface Caller {
  actor: Actor;
  token: string;
}

interface AuthenticatedRequest {
  actor: Actor;
  headers: { authorization: string };
}

/** The caller, as a parameter of a controller method behind the access guard. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    return { actor: request.actor, token: request.headers.authorization.replace(/^Bearer /, '') };
  },
);
