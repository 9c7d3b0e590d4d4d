import { isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { ApiKey } from '../../people/keys/api-key.entity';

/** Narrows a query to the keys that the caller may see; its alias is `key`. */
export function visibleTo(
  query: SelectQueryBuilder<ApiKey>,
  actor: Actor,
): SelectQueryBuilder<ApiKey> {
  if (isStaff(actor)) return query;
  return query.andWhere('key.organizationId = :organizationId', {
    organizationId: actor.organizationId,
  });
}
