import type { Actor } from '@palisade/platform';
import { withinCode } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Narrows a query to the cessions that the caller may see; its alias is `cession`. They are between
 * the provider and the reinsurer of each.
 */
export function visibleTo<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
): SelectQueryBuilder<T> {
  const { accountType, organizationId } = actor;
  withinCode(query, actor);
  switch (accountType) {
    case 'COWBELL':
      return query;
    case 'RE_INSURER':
      return query.andWhere('cession.reinsurerId = :organizationId', { organizationId });
    case 'AGENCY':
    case 'CUSTOMER':
    case 'CARRIER':
    case 'CLUSTER':
    case 'DIGITAL':
    case 'MSSP':
    case 'VENDOR':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}
