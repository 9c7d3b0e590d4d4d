import { isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { Webhook } from './webhook.entity';

/** Narrows a query to the webhooks that the caller may see; its alias is `webhook`. */
export function visibleTo(
  query: SelectQueryBuilder<Webhook>,
  actor: Actor,
): SelectQueryBuilder<Webhook> {
  if (isStaff(actor)) return query;
  return query.andWhere('webhook.organizationId = :organizationId', {
    organizationId: actor.organizationId,
  });
}
