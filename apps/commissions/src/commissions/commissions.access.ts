import type { Actor } from '@palisade/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** What rows are narrowed by: the alias of a query whose rows have an `agencyId`. */
type AgencyRows = 'commission' | 'statement' | 'line' | 'payment' | 'payout' | 'agency';

/**
 * Narrows a query to the agencies whose commission the caller may see: staff all, an agency its own,
 * a cluster those of its agencies. Everybody else sees nothing.
 */
export function visibleTo<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { accountType, organizationId }: Actor,
  alias: AgencyRows,
): SelectQueryBuilder<T> {
  const column = alias === 'agency' ? 'agency.id' : `${alias}.agencyId`;
  switch (accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      return query.andWhere(`${column} = :organizationId`, { organizationId });
    case 'CLUSTER':
      return query.andWhere(
        `${column} in (select id from agency_link where cluster_id = :organizationId)`,
        { organizationId },
      );
    case 'CUSTOMER':
    case 'DIGITAL':
    case 'MSSP':
    case 'CARRIER':
    case 'RE_INSURER':
    case 'VENDOR':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}
