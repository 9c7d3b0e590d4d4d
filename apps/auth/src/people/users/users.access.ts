import { isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { User } from './user.entity';

/** Narrows a query to the people that the caller may see; its alias is `person`. */
export function visibleTo(query: SelectQueryBuilder<User>, actor: Actor): SelectQueryBuilder<User> {
  if (isStaff(actor)) return query;
  const { organizationId } = actor;
  return query.andWhere('person.organizationId = :organizationId', { organizationId });
}
