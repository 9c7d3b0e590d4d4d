import type { Actor } from '@palisade/platform';
import { withinCode, withinTeams } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { Connection } from './connection.entity';

/**
 * Narrows a query to the connections that the caller may see; its aliases are `connection` and
 * `account` for whose it is. Types without a rule here see none.
 */
export function visibleTo(
  query: SelectQueryBuilder<Connection>,
  actor: Actor,
): SelectQueryBuilder<Connection> {
  const { organizationId } = actor;
  withinCode(query, actor);
  switch (actor.accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere('account.agencyId = :organizationId', { organizationId });
      return withinTeams(query, actor, 'account.teamIds');
    case 'CUSTOMER':
      return query.andWhere('connection.accountId = :organizationId', { organizationId });
    case 'MSSP':
      return query.andWhere('account.msspIds @> array[cast(:organizationId as uuid)]', {
        organizationId,
      });
    case 'CARRIER':
    case 'CLUSTER':
    case 'DIGITAL':
    case 'PREMIUM_PROCESSOR':
    case 'RE_INSURER':
    case 'VENDOR':
      return query.andWhere('false');
  }
}
