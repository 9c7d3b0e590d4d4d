import type { ExecutionContext } from '@nestjs/common';
import { applyDecorators, createParamDecorator, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { PermissionMap, TwoPersonActName } from '@palisade/kernel';
import { TWO_PERSON_ACTS } from '@palisade/kernel';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../context/actor';
import { unauthorized } from './token-verifier';

/** Metadata key of the permissions that a route needs. */
export const CAN = 'palisade:can';
/** Metadata key of the routes that need no token. */
export const PUBLIC = 'palisade:public';
/** Metadata key of the routes of every signed-in caller that one-time codes may use as well. */
export const ONE_TIME_CODE = 'palisade:one-time-code';

/** The route needs all of these `group:permission`s; `any` stands for every signed-in caller. */
export const Can = (...permissions: string[]): MethodDecorator =>
  applyDecorators(
    SetMetadata(CAN, permissions),
    ApiBearerAuth('bearer'),
    ApiExtension('x-permissions', permissions),
  );
/** Metadata key of the act that the second person does by a route. */
export const APPROVES = 'palisade:approves';

/** The route is where a second person approves: no key calls it, and all are refused alike. */
export const Approves = (act: TwoPersonActName): MethodDecorator =>
  applyDecorators(
    Can(TWO_PERSON_ACTS[act].permission),
    SetMetadata(APPROVES, act),
    ApiExtension('x-people-only', true),
  );

/** Metadata key of the routes that stay open until a demanded second factor is set up. */
export const MFA_SET_UP = 'palisade:mfa-set-up';

/** The route, one of `@Can('any')`, also takes the token of a one-time code. */
export const OpenToOneTimeCode = (): MethodDecorator =>
  applyDecorators(SetMetadata(ONE_TIME_CODE, true), ApiExtension('x-open-to-links', true));

/** The route is needed to set up a second factor, so it is open to who must do that first. */
export const OpenToMfaSetUp = (): MethodDecorator => SetMetadata(MFA_SET_UP, true);

/** The route needs no token. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(PUBLIC, true);

/** A request after the access guard. */
export interface AuthenticatedRequest extends FastifyRequest {
  actor?: Actor;
  /** What the caller may do; absent where the route is open to every signed-in caller. */
  held?: PermissionMap;
}

/** The caller, as a parameter of a controller method. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!actor) throw unauthorized();
  return actor;
});
