import { isConfined } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { withinCode } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Narrows a query to the methods that the caller's own organisation saved; alias `method`. The
 * holder of a one-time code has none: a link to one policy opens no wallet.
 */
export const ownedBy = <T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
): SelectQueryBuilder<T> => {
  const { organizationId } = actor;
  withinCode(query, actor);
  return query.andWhere('method.ownerId = :organizationId', { organizationId });
};

/** Whether the caller may keep a method for later. */
export const maySave = (actor: Actor): boolean => !isConfined(actor);
