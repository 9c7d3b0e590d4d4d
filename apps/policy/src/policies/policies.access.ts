import { isConfined } from '@palisade/kernel';
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

/**
 * Narrows roll-ups to those of the policies that the caller may see; their alias is `policy`. False
 * for who sees but some policies of a kind, and is shown these themselves.
 */
export function talliesVisibleTo<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
): boolean {
  const own = { organizationId: actor.organizationId };
  if (isConfined(actor)) return false;
  switch (actor.accountType) {
    case 'COWBELL':
      return true;
    case 'AGENCY':
      query.andWhere('policy.agencyId = :organizationId', own);
      withinTeams(query, actor, 'policy.teamIds');
      return true;
    case 'CARRIER':
      query.andWhere('policy.carrierId = :organizationId', own);
      return true;
    case 'RE_INSURER':
      query.andWhere(
        'policy.treatyIds && array(select id from treaty where reinsurer_id = :organizationId)',
        own,
      );
      return true;
    case 'CLUSTER':
      query.andWhere(
        'policy.agencyId in (select id from agency where cluster_id = :organizationId)',
        own,
      );
      return true;
    case 'DIGITAL':
      query.andWhere(
        `(policy.aggregatorId = :organizationId or policy.agencyId in
          (select id from agency where aggregator_id = :organizationId))`,
        own,
      );
      return true;
    case 'PREMIUM_PROCESSOR':
      query.andWhere('policy.processorId = :organizationId', own);
      return true;
    case 'CUSTOMER':
    case 'MSSP':
    case 'VENDOR':
      return false;
  }
}
