import type { Actor } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Narrows a query to the methods that the caller's own organisation saved; alias `method`. */
export const ownedBy = <T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { organizationId }: Actor,
): SelectQueryBuilder<T> => query.andWhere('method.ownerId = :organizationId', { organizationId });
