import type { Actor } from '@palisade/platform';
import { withinCode, withinTeams } from '@palisade/platform';
import { Brackets } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { readersOf } from '../domain/uploads';
import type { CommissionStatement } from '../snapshots/commission-statement.entity';
import type { Document } from './document.entity';

/**
 * Narrows a query to the papers of commission that the caller may see; its alias is `statement`. An
 * agency has its own, whatever teams its people are of.
 */
export function statementsVisibleTo(
  query: SelectQueryBuilder<CommissionStatement>,
  { accountType, organizationId }: Actor,
): SelectQueryBuilder<CommissionStatement> {
  if (accountType === 'COWBELL') return query;
  if (accountType !== 'AGENCY') return query.andWhere('false');
  return query.andWhere('statement.agencyId = :organizationId', { organizationId });
}

/**
 * Narrows a query to the documents that the caller may see; its alias is `document`. Types without
 * a rule here see none.
 */
export function visibleTo(
  query: SelectQueryBuilder<Document>,
  actor: Actor,
): SelectQueryBuilder<Document> {
  const { organizationId, userId } = actor;
  withinCode(query, actor, { quote: 'document.quoteId', policy: 'document.policyId' });
  query.andWhere('document.removed is null');
  // Not every reader of documents may know what the agency earns: see `statementsVisibleTo`.
  query.andWhere(`document.docType <> 'COMMISSION_STATEMENT'`);
  query.andWhere('(not document.temp or document.uploadedBy = :userId)', { userId });
  const readers = readersOf(actor.accountType);
  query.andWhere('document.visibility in (:...readers)', { readers });
  switch (actor.accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      return query.andWhere(
        new Brackets((either) => {
          // Of the provider, for all agencies.
          either.where('(document.agencyId is null and document.accountId is null)').orWhere(
            new Brackets((own) => {
              own.where('document.agencyId = :organizationId', { organizationId });
              withinTeams(own, actor, 'document.teamIds');
            }),
          );
        }),
      );
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
