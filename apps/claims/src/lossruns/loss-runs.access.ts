import type { Actor } from '@palisade/platform';
import { withinCode, withinTeams } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Narrows a query to the policies whose loss run a caller may have; aliases `cover` and `account`. */
export function lossRunOf<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
): SelectQueryBuilder<T> {
  const { accountType, organizationId } = actor;
  withinCode(query, actor);
  switch (accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere('cover.agencyId = :organizationId', { organizationId });
      return withinTeams(query, actor, 'account.teamIds');
    case 'CUSTOMER':
      return query.andWhere('cover.accountId = :organizationId', { organizationId });
    case 'CARRIER':
      return query.andWhere('cover.carrierId = :organizationId', { organizationId });
    case 'DIGITAL':
    case 'MSSP':
    case 'VENDOR':
    case 'CLUSTER':
    case 'RE_INSURER':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}
