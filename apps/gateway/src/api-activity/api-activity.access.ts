import { isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { ApiActivity } from './api-activity.entity';

/** Narrows a query to the calls that the caller may see; its alias is `call`. */
export function visibleTo(
  query: SelectQueryBuilder<ApiActivity>,
  actor: Actor,
): SelectQueryBuilder<ApiActivity> {
  if (isStaff(actor)) return query;
  return query.andWhere('call.organizationId = :organizationId', {
    organizationId: actor.organizationId,
  });
}
