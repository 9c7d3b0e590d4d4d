import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { Actor } from '@palisade/platform';

/** Who calls, with the token that is passed on to the services asked in the caller's name. */
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

/** In whose name to rate: policyholders change their policy but do not rate, the service does. */
export const raterTokenOf = ({ actor, token }: Caller): string | undefined =>
  actor.accountType === 'CUSTOMER' ? undefined : token;
