import { isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { SignupInvitation } from './signup-invitation.entity';

type Invitations = SelectQueryBuilder<SignupInvitation>;

/** Narrows a query to the invitations that the caller may see; its alias is `invitation`. */
export function visibleTo(query: Invitations, actor: Actor): Invitations {
  if (isStaff(actor)) return query;
  const { organizationId } = actor;
  return query.andWhere('invitation.organizationId = :organizationId', { organizationId });
}
