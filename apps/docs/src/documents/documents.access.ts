import type { Actor } from '@palisade/platform';
import { unlessPermitted, withinCode, withinTeams } from '@palisade/platform';
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
  withinCode(query, actor, {
    quote: 'document.quoteId',
    policy: 'document.policyId',
    claim: 'document.claimId',
  });
  // The papers of a claim are opened by the claim's own code.
  if (actor.onlyPolicyId !== null) query.andWhere('document.claimId is null');
  query.andWhere('document.removed is null');
  // Not every reader of documents may know what the agency earns: see `statementsVisibleTo`.
  query.andWhere(`document.docType <> 'COMMISSION_STATEMENT'`);
  if (actor.accountType === 'CUSTOMER') query.andWhere('not document.isNet');
  else unlessPermitted(query, actor, 'commission:view', 'not document.isNet');
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
    case 'CLUSTER':
    case 'DIGITAL':
    case 'MSSP':
    case 'VENDOR':
      return ofPartner(query, actor.accountType, organizationId);
    case 'RE_INSURER':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}

/** What is visible to who is tied to the agency, the account or the claim of a document. */
function ofPartner(
  query: SelectQueryBuilder<Document>,
  accountType: 'CLUSTER' | 'DIGITAL' | 'MSSP' | 'VENDOR',
  organizationId: string,
): SelectQueryBuilder<Document> {
  switch (accountType) {
    case 'CLUSTER':
      return ofSales(query).andWhere(
        'document.agencyId in (select id from agency_link where cluster_id = :organizationId)',
        { organizationId },
      );
    case 'DIGITAL':
      return ofSales(query).andWhere(
        `(document.accountId in
            (select id from account_link where aggregator_id = :organizationId) or
          document.agencyId in
            (select id from agency_link where aggregator_id = :organizationId))`,
        { organizationId },
      );
    case 'MSSP':
      // Of the account itself: it sees no quote and no policy.
      return ofSales(query).andWhere(
        `document.quoteId is null and document.policyId is null and document.accountId in
           (select id from account_link where mssp_ids @> array[cast(:organizationId as uuid)])`,
        { organizationId },
      );
    case 'VENDOR':
      return query.andWhere(
        `document.claimId in
           (select id from record where vendor_ids @> array[cast(:organizationId as uuid)])`,
        { organizationId },
      );
  }
}

/** What partners of an agency or account see no bill and no claim of. */
const ofSales = (query: SelectQueryBuilder<Document>): SelectQueryBuilder<Document> =>
  query
    .andWhere(`document.docType <> 'INVOICE'`)
    .andWhere('document.invoiceId is null and document.claimId is null');
