import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { AgencyLink } from '../partners/agency-link.entity';
import type { Agency } from './agency.entity';

/**
 * Narrows a query to the agencies that the caller may see; its alias is `agency`. Types without a
 * rule here see none.
 */
export function visibleTo(
  query: SelectQueryBuilder<Agency>,
  actor: Actor,
): SelectQueryBuilder<Agency> {
  const { accountType, organizationId } = actor;
  switch (accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      return query.andWhere('agency.id = :organizationId', { organizationId });
    case 'CLUSTER':
      return query.andWhere(linkedBy('clusterId'), { organizationId });
    case 'DIGITAL':
      return query.andWhere(linkedBy('aggregatorId'), { organizationId });
    case 'CUSTOMER':
    case 'MSSP':
    case 'CARRIER':
    case 'RE_INSURER':
    case 'VENDOR':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}

/** The agencies of the caller, by what ties them to it. */
const linkedBy =
  (link: 'clusterId' | 'aggregatorId') =>
  (query: SelectQueryBuilder<Agency>): string =>
    `agency.id in ${query
      .subQuery()
      .select('link.agencyId')
      .from(AgencyLink, 'link')
      .where(`link.${link} = :organizationId`)
      .getQuery()}`;
