import type { Actor } from '@palisade/platform';
import { isPermitted, unlessPermitted, withinCode, withinTeams } from '@palisade/platform';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

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

const SEES_NET = 'commission:view';

/**
 * Narrows a query to what is not settled net, but for who sees commissions: beside the gross amount of a
 * policy, net tells what its agency keeps. No insured sees it. The alias of the billed policy is `policy`.
 */
export function withoutNet<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
): SelectQueryBuilder<T> {
  const isGross = 'policy.commissionPct is null';
  if (actor.accountType === 'CUSTOMER') return query.andWhere(isGross);
  return unlessPermitted(query, actor, SEES_NET, isGross);
}

/** Whether a caller sees what is settled net. */
export const seesNet = async (em: EntityManager, actor: Actor): Promise<boolean> =>
  actor.accountType !== 'CUSTOMER' && isPermitted(em, actor, SEES_NET);
