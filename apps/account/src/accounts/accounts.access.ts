import type { Actor } from '@palisade/platform';
import { withinTeams } from '@palisade/platform';
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
  const { organizationId } = actor;
  switch (actor.accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere('account.agencyId = :organizationId', { organizationId });
      return withinTeams(query, actor, 'account.teamIds');
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
