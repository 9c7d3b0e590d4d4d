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

/** The organisation that a key is for: the caller's own, or for staff the one they name. */
export const ownerFor = ({ accountType, organizationId }: Actor, named?: string): string =>
  accountType === 'COWBELL' && named ? named : organizationId;
