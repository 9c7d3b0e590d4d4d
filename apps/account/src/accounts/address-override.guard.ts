import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DomainError, hasPermission } from '@palisade/kernel';
import type { AuthenticatedRequest } from '@palisade/platform';
import { RolePermissions } from '@palisade/platform';

/** Lets only holders of the permission, provider staff, confirm an unverified address (Spec 2 §4). */
@Injectable()
export class AddressOverrideGuard implements CanActivate {
  constructor(private readonly permissions: RolePermissions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const { confirmAddress } = request.query as { confirmAddress?: unknown };
    if (!request.actor || confirmAddress !== 'true') return true;
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const held = await this.permissions.of(request.actor, token);
    if (hasPermission(held, ['account:address-override'])) return true;
    throw new DomainError('FORBIDDEN', 'You may not confirm an unverified address.', 403);
  }
}
