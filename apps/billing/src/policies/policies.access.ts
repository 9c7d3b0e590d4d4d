import type { Actor } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Narrows a query to what the caller may see of billing: its alias for the billed policy is
 * `policy`. A one-time code opens its one policy; a code for a quote opens nothing here.
 */
export function visibleTo<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
): SelectQueryBuilder<T> {
  const { onlyPolicyId, onlyQuoteId } = actor;
  if (onlyPolicyId) query.andWhere('policy.id = :onlyPolicyId', { onlyPolicyId });
  else if (onlyQuoteId) query.andWhere('false');
  return withinOrganization(query, actor);
}

function withinOrganization<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { accountType, organizationId, seesAllTeams, teamIds }: Actor,
): SelectQueryBuilder<T> {
  switch (accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere('policy.agencyId = :organizationId', { organizationId });
      if (seesAllTeams || !teamIds.length) return query;
      return query.andWhere('policy.teamIds && cast(:teamIds as uuid[])', { teamIds });
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
