import type { Actor } from '@palisade/platform';
import { withinCode, withinTeams } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Narrows a query to the binders and policies that the caller may see; its aliases are `policy`
 * and, for what each belongs to, `account` and `agency`. A one-time code opens one policy only.
 */
export function visibleTo<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
): SelectQueryBuilder<T> {
  const own = { organizationId: actor.organizationId };
  withinCode(query, actor, { policy: 'policy.id' });
  switch (actor.accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere('policy.agencyId = :organizationId', own);
      return withinTeams(query, actor, 'account.teamIds');
    case 'CUSTOMER':
      return query.andWhere('policy.accountId = :organizationId', own);
    case 'CARRIER':
      return query.andWhere('policy.carrierId = :organizationId', own);
    case 'RE_INSURER':
      return query.andWhere(
        `exists (select 1 from treaty where treaty.id = any(policy.treatyIds)
           and treaty.reinsurer_id = :organizationId)`,
        own,
      );
    case 'CLUSTER':
      return query.andWhere('agency.clusterId = :organizationId', own);
    case 'DIGITAL':
      return query.andWhere(
        '(account.aggregatorId = :organizationId or agency.aggregatorId = :organizationId)',
        own,
      );
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('policy.processorId = :organizationId', own);
    case 'MSSP':
    case 'VENDOR':
      return query.andWhere('false');
  }
}
