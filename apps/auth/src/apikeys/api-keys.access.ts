import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { ApiKey } from './api-key.entity';

/** Narrows a query to the keys that the caller may see; its alias is `key`. */
export function visibleTo(
  query: SelectQueryBuilder<ApiKey>,
  { accountType, organizationId }: Actor,
): SelectQueryBuilder<ApiKey> {
  if (accountType === 'COWBELL') return query;
  return query.andWhere('key.organizationId = :organizationId', { organizationId });
}
