import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { withinCode, withinTeams } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { RecordRow } from '../snapshots/record.entity';

/** The record that a file is brought for; 404 when the caller does not see it. */
export async function recordOf(em: EntityManager, id: string, actor: Actor): Promise<RecordRow> {
  const query = visibleTo(em.createQueryBuilder(RecordRow, 'record'), actor);
  const found = await query.andWhere('record.id = :id', { id }).getOne();
  if (found) return found;
  throw new DomainError('RECORD_NOT_FOUND', 'What the file belongs to was not found.', 404);
}

/** Narrows a query to the records that the caller may see; types without a rule see none. */
function visibleTo(
  query: SelectQueryBuilder<RecordRow>,
  actor: Actor,
): SelectQueryBuilder<RecordRow> {
  const { organizationId } = actor;
  withinCode(query, actor);
  switch (actor.accountType) {
    case 'COWBELL':
      return query;
    case 'AGENCY':
      query.andWhere('record.agencyId = :organizationId', { organizationId });
      return withinTeams(query, actor, 'record.teamIds');
    case 'CUSTOMER':
      return query.andWhere('record.accountId = :organizationId', { organizationId });
    case 'CARRIER':
      return query.andWhere('record.carrierId = :organizationId', { organizationId });
    case 'CLUSTER':
      return query.andWhere(
        `record.noun <> 'CLAIM' and record.agencyId in
           (select id from agency_link where cluster_id = :organizationId)`,
        { organizationId },
      );
    case 'VENDOR':
      return query.andWhere('record.vendorIds @> array[cast(:organizationId as uuid)]', {
        organizationId,
      });
    case 'DIGITAL':
    case 'MSSP':
    case 'RE_INSURER':
    case 'PREMIUM_PROCESSOR':
      return query.andWhere('false');
  }
}
