import type { Actor } from '@palisade/platform';
import { withinCode, withinTeams } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The rows of the clients that work in a team; its alias for the billed policy is `policy`. */
export const OF_TEAM = 'policy.teamIds @> array[cast(:teamId as uuid)]';

/**
 * Narrows a query to what the caller may see of billing: its alias for the billed policy is
 * `policy`. A one-time code opens its one policy; a code for a quote opens nothing here. An agency
 * sees what is its own by the column that is named.
 */
export function visibleTo<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
  agency = 'policy.agencyId',
): SelectQueryBuilder<T> {
  const { organizationId } = actor;
  withinCode(query, actor, { policy: 'policy.id' });
  switch (actor.accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere(`${agency} = :organizationId`, { organizationId });
      return withinTeams(query, actor, 'policy.teamIds');
    case 'CUSTOMER':
      return query.andWhere('policy.accountId = :organizationId', { organizationId });
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('policy.processorId = :organizationId', { organizationId });
    case 'DIGITAL':
    case 'MSSP':
    case 'CARRIER':
    case 'CLUSTER':
    case 'RE_INSURER':
    case 'VENDOR':
      return query.andWhere('false');
  }
}
