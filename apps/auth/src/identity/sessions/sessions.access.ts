import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { Session } from './session.entity';

/** Narrows a query to the sessions of the caller; its alias is `session`. */
export const ownedBy = (
  query: SelectQueryBuilder<Session>,
  { userId }: Actor,
): SelectQueryBuilder<Session> => query.andWhere('session.userId = :userId', { userId });
