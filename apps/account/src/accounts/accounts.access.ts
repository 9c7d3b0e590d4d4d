import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { Account } from './account.entity';

/**
 * Narrows a query to the accounts that the caller may see; the query's alias is `account`.
 * Types without a rule here see none.
 */
export function visibleTo(
  query: SelectQueryBuilder<Account>,
  actor: Actor,
): SelectQueryBuilder<Account> {
  const { organizationId, teamIds } = actor;
  switch (actor.accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere('account.agencyId = :organizationId', { organizationId });
      if (actor.seesAllTeams || !teamIds.length) return query;
      return query.andWhere('account.teamIds && cast(:teamIds as uuid[])', { teamIds });
    case 'CUSTOMER':
      return query.andWhere('account.id = :organizationId', { organizationId });
    case 'DIGITAL':
      return query.andWhere('account.aggregatorId = :organizationId', { organizationId });
    case 'MSSP':
    case 'CARRIER':
    case 'CLUSTER':
    case 'RE_INSURER':
    case 'VENDOR':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}
