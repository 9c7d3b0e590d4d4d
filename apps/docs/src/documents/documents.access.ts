import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { Document } from './document.entity';

/**
 * Narrows a query to the documents that the caller may see; its alias is `document`. Types without
 * a rule here see none.
 */
export function visibleTo(
  query: SelectQueryBuilder<Document>,
  actor: Actor,
): SelectQueryBuilder<Document> {
  const { organizationId, teamIds, onlyQuoteId, onlyPolicyId } = actor;
  if (onlyQuoteId) query.andWhere('document.quoteId = :onlyQuoteId', { onlyQuoteId });
  if (onlyPolicyId) query.andWhere('document.policyId = :onlyPolicyId', { onlyPolicyId });
  switch (actor.accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere('document.agencyId = :organizationId', { organizationId });
      if (actor.seesAllTeams || !teamIds.length) return query;
      return query.andWhere('document.teamIds && cast(:teamIds as uuid[])', { teamIds });
    case 'CUSTOMER':
      return query.andWhere('document.accountId = :organizationId', { organizationId });
    case 'CARRIER':
      return query.andWhere('document.carrierId = :organizationId', { organizationId });
    case 'DIGITAL':
    case 'MSSP':
    case 'CLUSTER':
    case 'RE_INSURER':
    case 'VENDOR':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}
