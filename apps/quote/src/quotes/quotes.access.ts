import type { Actor } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { AgencyLink } from '../snapshots/agency-link.entity';

type Query<T extends ObjectLiteral> = SelectQueryBuilder<T>;

/**
 * Narrows a query to the quotes that the caller may see; its aliases are `quote` and, for the
 * account of each, `account`.
 */
export function visibleTo<T extends ObjectLiteral>(query: Query<T>, actor: Actor): Query<T> {
  const { organizationId, onlyQuoteId, onlyPolicyId } = actor;
  if (onlyPolicyId !== null) return query.andWhere('false');
  if (onlyQuoteId !== null) query.andWhere('quote.id = :onlyQuoteId', { onlyQuoteId });
  switch (actor.accountType) {
    case 'CUSTOMER':
      // A policyholder sees a quote from the day on which it was sent or bound.
      query.andWhere('(quote.sentOn is not null or quote.boundOn is not null)');
      return query.andWhere('quote.accountId = :organizationId', { organizationId });
    case 'CARRIER':
      query.andWhere('quote.boundOn is not null');
      return query.andWhere('quote.carrierId = :organizationId', { organizationId });
    case 'CLUSTER':
      return query.andWhere(`quote.agencyId in ${agenciesOf(query, 'clusterId')}`, {
        organizationId,
      });
    case 'COWBELL':
    case 'AGENCY':
    case 'DIGITAL':
    case 'MSSP':
    case 'RE_INSURER':
    case 'VENDOR':
    case 'PREMIUM_PROCESSOR':
      return within(query, actor, 'quote.agencyId');
  }
}

/** Narrows a query to the accounts that the caller may quote; its alias is `account`. */
export function quotableBy<T extends ObjectLiteral>(query: Query<T>, actor: Actor): Query<T> {
  if (actor.onlyQuoteId !== null || actor.onlyPolicyId !== null) return query.andWhere('false');
  return within(query, actor, 'account.agencyId');
}

function within<T extends ObjectLiteral>(
  query: Query<T>,
  { accountType, organizationId, seesAllTeams, teamIds }: Actor,
  agency: 'quote.agencyId' | 'account.agencyId',
): Query<T> {
  switch (accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere(`${agency} = :organizationId`, { organizationId });
      if (seesAllTeams || !teamIds.length) return query;
      return query.andWhere('account.teamIds && cast(:teamIds as uuid[])', { teamIds });
    case 'DIGITAL': {
      const linked = `${agency} in ${agenciesOf(query, 'aggregatorId')}`;
      return query.andWhere(`(account.aggregatorId = :organizationId or ${linked})`, {
        organizationId,
      });
    }
    case 'CUSTOMER':
    case 'MSSP':
    case 'CARRIER':
    case 'CLUSTER':
    case 'RE_INSURER':
    case 'VENDOR':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}

const agenciesOf = <T extends ObjectLiteral>(
  query: Query<T>,
  link: 'clusterId' | 'aggregatorId',
): string =>
  query
    .subQuery()
    .select('link.id')
    .from(AgencyLink, 'link')
    .where(`link.${link} = :organizationId`)
    .getQuery();
