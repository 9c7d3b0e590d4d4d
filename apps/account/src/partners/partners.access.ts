import { hasPermission, isStaff } from '@palisade/kernel';
import type { PermissionMap } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { PartnerType } from '../domain/partners/kinds';
import { PERMISSION_GROUPS } from '../domain/partners/kinds';
import type { Organization } from '../snapshots/organization.entity';

/** Who calls, with what the role may do. */
export interface Caller {
  actor: Actor;
  held: PermissionMap;
}

/**
 * Narrows a query to the partners that the caller may see; its alias is `partner`. Staff with the
 * permission see all, the people of a partner their own, everybody else none.
 */
export function visibleTo(
  query: SelectQueryBuilder<Organization>,
  kind: PartnerType,
  { actor, held }: Caller,
): SelectQueryBuilder<Organization> {
  if (isStaff(actor)) {
    const sees = hasPermission(held, [`${PERMISSION_GROUPS[kind]}:view`]);
    return sees ? query : query.andWhere('false');
  }
  const { organizationId } = actor;
  return query.andWhere('partner.id = :organizationId', { organizationId });
}

/** Whether the caller may change a partner: staff who keep its kind, and who manages its people. */
export function mayEdit(kind: PartnerType, { actor, held }: Caller): boolean {
  const needed = isStaff(actor) ? `${PERMISSION_GROUPS[kind]}:edit` : 'user:edit';
  return hasPermission(held, [needed]);
}
