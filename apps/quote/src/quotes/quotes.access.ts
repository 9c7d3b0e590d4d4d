import { isConfined } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { withinCode, withinTeams } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { AgencyLink } from '../snapshots/agency-link.entity';

type Query<T extends ObjectLiteral> = SelectQueryBuilder<T>;

/**
 * Narrows a query to the quotes that the caller may see; its aliases are `quote` and, for the
 * account of each, `account`.
 */
export function visibleTo<T extends ObjectLiteral>(query: Query<T>, actor: Actor): Query<T> {
  const { organizationId } = actor;
  withinCode(query, actor, { quote: 'quote.id' });
  switch (actor.accountType) {
    case 'CUSTOMER':
      // A policyholder sees a quote from the day on which it was sent or bound; who was mailed a link to
      // it, as the agent of a retail agency, was shown it.
      if (actor.onlyQuoteId === null) {
        query.andWhere('(quote.sentOn is not null or quote.boundOn is not null)');
      }
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

/**
 * Narrows roll-ups to those of the quotes that the caller may see; their alias is `quote`. False for
 * who sees but some quotes of a kind, and is shown these themselves.
 */
export function talliesVisibleTo<T extends ObjectLiteral>(query: Query<T>, actor: Actor): boolean {
  const { organizationId } = actor;
  if (isConfined(actor)) return false;
  switch (actor.accountType) {
    case 'COWBELL':
      return true;
    case 'AGENCY':
      query.andWhere('quote.agencyId = :organizationId', { organizationId });
      withinTeams(query, actor, 'quote.teamIds');
      return true;
    case 'DIGITAL': {
      const linked = `quote.agencyId in ${agenciesOf(query, 'aggregatorId')}`;
      query.andWhere(`(quote.aggregatorId = :organizationId or ${linked})`, { organizationId });
      return true;
    }
    case 'CLUSTER':
      query.andWhere(`quote.agencyId in ${agenciesOf(query, 'clusterId')}`, { organizationId });
      return true;
    case 'CARRIER':
      query.andWhere('quote.carrierId = :organizationId', { organizationId });
      return true;
    case 'CUSTOMER':
    case 'MSSP':
    case 'RE_INSURER':
    case 'VENDOR':
    case 'PREMIUM_PROCESSOR':
      return false;
  }
}

/** Narrows a query to the accounts that the caller may quote; its alias is `account`. */
export function quotableBy<T extends ObjectLiteral>(query: Query<T>, actor: Actor): Query<T> {
  return within(withinCode(query, actor), actor, 'account.agencyId');
}

function within<T extends ObjectLiteral>(
  query: Query<T>,
  actor: Actor,
  agency: 'quote.agencyId' | 'account.agencyId',
): Query<T> {
  const { organizationId } = actor;
  switch (actor.accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere(`${agency} = :organizationId`, { organizationId });
      return withinTeams(query, actor, 'account.teamIds');
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
