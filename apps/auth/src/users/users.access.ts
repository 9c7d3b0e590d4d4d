import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { User } from './user.entity';

/** Narrows a query to the people that the caller may see; its alias is `person`. */
export function visibleTo(query: SelectQueryBuilder<User>, actor: Actor): SelectQueryBuilder<User> {
  const { accountType, organizationId } = actor;
  if (accountType === 'COWBELL') return query;
  return query.andWhere('person.organizationId = :organizationId', { organizationId });
}
