import type { Actor } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Narrows a query to the quotes that the caller may see; its aliases are `quote` and, for the
 * account of each, `account`.
 */
export const visibleTo = <T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
): SelectQueryBuilder<T> => within(query, actor, 'quote.agencyId');

/** Narrows a query to the accounts that the caller may quote; its alias is `account`. */
export const quotableBy = <T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
): SelectQueryBuilder<T> => within(query, actor, 'account.agencyId');

/**
 * Types without a rule here see nothing: a policyholder sees what was sent, a carrier what was
 * bound, and neither can happen yet.
 */
function within<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { accountType, organizationId, seesAllTeams, teamIds }: Actor,
  agency: 'quote.agencyId' | 'account.agencyId',
): SelectQueryBuilder<T> {
  switch (accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere(`${agency} = :organizationId`, { organizationId });
      if (seesAllTeams || !teamIds.length) return query;
      return query.andWhere('account.teamIds && cast(:teamIds as uuid[])', { teamIds });
    case 'DIGITAL':
      return query.andWhere('account.aggregatorId = :organizationId', { organizationId });
    case 'CUSTOMER':
    case 'MSSP':
    case 'CARRIER':
    case 'CLUSTER':
    case 'RE_INSURER':
    case 'VENDOR':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}
