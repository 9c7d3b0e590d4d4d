import { isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { Organization } from '../organizations/organization.entity';

type Agencies = SelectQueryBuilder<Organization>;

const ASSIGNED = `exists (select 1 from user_access where user_id = :userId
  and organization_id = agency.id and access = 'AGENCY')`;
const LINKED = `exists (select 1 from agency_link where agency_id = agency.id
  and :organizationId in (aggregator_id, cluster_id))`;

/**
 * Narrows a query to the agencies that the caller may see; its alias is `agency`. Staff see all,
 * others the own one, those of their aggregator or cluster, and those that they work for.
 */
export function visibleAgencies(query: Agencies, actor: Actor): Agencies {
  if (isStaff(actor)) return query;
  const { organizationId, userId } = actor;
  const own = 'agency.id = :organizationId';
  return query.andWhere(`(${own} or ${LINKED} or ${ASSIGNED})`, { organizationId, userId });
}
