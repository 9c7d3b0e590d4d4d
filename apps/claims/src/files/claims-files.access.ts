import type { Actor } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { visibleTo } from '../claims/claims.access';

/**
 * Narrows a query to the claims whose file, with its reserves, the caller may see: agencies and
 * policyholders see their notice only.
 */
export function filesVisibleTo<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
): SelectQueryBuilder<T> {
  switch (actor.accountType) {
    case 'COWBELL':
    case 'VENDOR':
    case 'CARRIER':
    case 'RE_INSURER':
      return visibleTo(query, actor);
    case 'AGENCY':
    case 'CUSTOMER':
    case 'DIGITAL':
    case 'MSSP':
    case 'CLUSTER':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}
