import type { Actor } from '@palisade/platform';
import { withinCode, withinTeams } from '@palisade/platform';
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
  const { organizationId } = actor;
  withinCode(query, actor, { quote: 'document.quoteId', policy: 'document.policyId' });
  switch (actor.accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere('document.agencyId = :organizationId', { organizationId });
      return withinTeams(query, actor, 'document.teamIds');
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
