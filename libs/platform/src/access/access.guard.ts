import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError, hasPermission, isConfined, secondPersonNeeded } from '@palisade/kernel';
import type { Actor } from '../context/actor';
import { isPerson } from '../context/actor';
import { currentContext } from '../context/context';
import { followClockOf } from '../context/tenant-time';
import { bearerTokenOf } from './bearer';
import type { AuthenticatedRequest } from './can';
import { APPROVES, CAN, MFA_SET_UP, ONE_TIME_CODE, PUBLIC } from './can';
import { RolePermissions } from './role-permissions';
import { TokenVerifier, unauthorized } from './token-verifier';

/** Lets a call through that is public, or whose token holds the route's permissions. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenVerifier,
    private readonly permissions: RolePermissions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, targets)) return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = bearerTokenOf(request.headers);
    if (!token) throw unauthorized();
    const actor = await this.tokens.verify(token);
    introduce(request, actor);
    if (actor.accountType === 'AGENCY') await followClockOf(actor.organizationId);
    if (actor.mustSetUpMfa && !this.reflector.get(MFA_SET_UP, context.getHandler())) {
      throw mfaNotEnabled();
    }
    const needed = this.reflector.get<string[] | undefined>(CAN, context.getHandler()) ?? ['none'];
    if (needed.includes('any') && isConfined(actor) && !this.isOpenToCodes(context)) {
      throw unauthorized();
    }
    if (!needed.includes('any')) request.held = await this.permissions.of(actor, token);
    const approves = this.reflector.get<string | undefined>(APPROVES, context.getHandler());
    const mayCall = hasPermission(request.held ?? {}, needed, 'all');
    if (mayCall && (!approves || isPerson(actor))) return true;
    if (approves) throw secondPersonNeeded();
    throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
  }

  /** Lets a call through at once if nobody needs to be asked who makes it and what they may do. */
  knows(request: AuthenticatedRequest, needed: readonly string[]): boolean {
    const actor = this.tokens.known(bearerTokenOf(request.headers));
    const held = actor && !actor.mustSetUpMfa && this.permissions.known(actor);
    if (!held || !hasPermission(held, needed, 'all')) return false;
    introduce(request, actor);
    request.held = held;
    return true;
  }

  /** A one-time code opens what its role may do, and nothing that is merely open to everybody. */
  private isOpenToCodes(context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(ONE_TIME_CODE, context.getHandler()) ?? false;
  }
}

function introduce(request: AuthenticatedRequest, actor: Actor): void {
  request.actor = actor;
  const surroundings = currentContext();
  if (surroundings) surroundings.actor = actor;
}

/** Spec 1 §4, forced MFA: nothing but the set-up is open until it is done. */
const mfaNotEnabled = (): DomainError =>
  new DomainError('MFA_NOT_ENABLED', 'Multi-Factor Authentication Not Enabled', 403);
