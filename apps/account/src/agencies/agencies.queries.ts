import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import type { AgencyUse } from '../domain/agency-terms';
import { AGENCY_TIMELINE } from '../domain/timeline';
import { visibleTo } from './agencies.access';
import type { AgencyFilter, AgencyResponse, AgencySearchQuery } from './agencies.dto';
import { toAgencyResponse } from './agencies.dto';
import { Agency } from './agency.entity';

const LIST = {
  sortable: { name: 'agency.sortName' },
  defaultSort: 'name,asc',
  tieBreaker: 'agency.id',
};

const CONDITIONS: Record<AgencyFilter, string> = {
  WHOLESALE: 'agency.isWholesale',
  APPOINTED: 'agency.isAppointed',
  'AGENCY BILLED': 'agency.agencyBilled',
  INCOMPLETE: 'agency.npn is null',
};

@Injectable()
export class AgencyProfilesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The agencies that the caller may see, by name. */
  async search(request: AgencySearchQuery, actor: Actor): Promise<Page<AgencyResponse>> {
    const { search, filter, region } = request;
    const query = visibleAgencies(this.dataSource.manager, actor);
    const pattern = search && containingFolded(search);
    if (pattern) query.andWhere('agency.sortName like :pattern', { pattern });
    if (filter) query.andWhere(CONDITIONS[filter]);
    if (region) query.andWhere('agency.region = :region', { region });
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map(toAgencyResponse) };
  }

  /** One agency; 404 when it does not exist or is not the caller's to see. */
  async get(id: string, actor: Actor): Promise<AgencyResponse> {
    const query = visibleAgencies(this.dataSource.manager, actor);
    const agency = await query.andWhere('agency.id = :id', { id }).getOne();
    if (!agency) throw agencyNotFound();
    return toAgencyResponse(agency);
  }

  /** What was done to one agency that the caller may see. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    await this.get(id, actor);
    return { id, actor, rules: AGENCY_TIMELINE };
  }
}

/** The agencies that are there and that the caller may see. */
export const visibleAgencies = (em: EntityManager, actor: Actor): SelectQueryBuilder<Agency> =>
  visibleTo(em.createQueryBuilder(Agency, 'agency').where('not agency.deleted'), actor);

/** One agency, its row locked until the transaction ends; 404 as above. */
export async function lockAgency(em: EntityManager, id: string, actor: Actor): Promise<Agency> {
  const query = visibleAgencies(em, actor).andWhere('agency.id = :id', { id });
  const agency = await query.setLock('pessimistic_write').getOne();
  if (!agency) throw agencyNotFound();
  return agency;
}

const agencyNotFound = (): DomainError =>
  new DomainError('AGENCY_NOT_FOUND', 'Agency not found.', 404);

/** What hangs on an agency: its clients, their policies, and who it belongs to. */
export async function useOf(em: EntityManager, id: string): Promise<AgencyUse> {
  const [use]: AgencyUse[] = await em.query(
    `select
       (select count(*)::int from account where agency_id = $1 and status <> 'Deleted') as clients,
       (select count(*)::int from policy_of_account policy join account on account.id = account_id
        where account.agency_id = $1 and account.status <> 'Deleted') as policies,
       (select count(*)::int from agency_link
        where agency_id = $1 and (cluster_id is not null or aggregator_id is not null)) as parents`,
    [id],
  );
  return use;
}
