import type { Actor } from '@palisade/platform';
import { withinCode, withinTeams } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Narrows a query to the claims that the caller may see; its aliases are `claim`, `cover` for the
 * policy of each, and `account`. Of one-time codes only that of a claim opens any: its own.
 */
export function visibleTo<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
): SelectQueryBuilder<T> {
  const { accountType, organizationId } = actor;
  withinCode(query, actor, { claim: 'claim.id' });
  switch (accountType) {
    case 'CARRIER':
      return query.andWhere('cover.carrierId = :organizationId', { organizationId });
    case 'RE_INSURER':
      return query.andWhere(
        `exists (select 1 from treaty where treaty.id = any(cover.treatyIds)
           and treaty.reinsurer_id = :organizationId)`,
        { organizationId },
      );
    case 'VENDOR':
      return query.andWhere(':organizationId = any(claim.vendorIds)', { organizationId });
    case 'COWBELL':
    case 'AGENCY':
    case 'CUSTOMER':
    case 'DIGITAL':
    case 'MSSP':
    case 'CLUSTER':
    case 'PREMIUM_PROCESSOR':
      return ofHolder(query, actor);
  }
}

/** Narrows a query to the policies under which the caller may report; aliases as above. */
export function reportableBy<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
): SelectQueryBuilder<T> {
  return ofHolder(withinCode(query, actor), actor);
}

function ofHolder<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  actor: Actor,
): SelectQueryBuilder<T> {
  const { accountType, organizationId } = actor;
  switch (accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere('cover.agencyId = :organizationId', { organizationId });
      return withinTeams(query, actor, 'account.teamIds');
    case 'CUSTOMER':
      return query.andWhere('cover.accountId = :organizationId', { organizationId });
    case 'DIGITAL':
    case 'MSSP':
    case 'CARRIER':
    case 'VENDOR':
    case 'CLUSTER':
    case 'RE_INSURER':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}
