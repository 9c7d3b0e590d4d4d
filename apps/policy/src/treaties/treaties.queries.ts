import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { TREATY_TIMELINE } from '../domain/timeline';
import { Organization } from '../snapshots/organization.entity';
import type { TreatySearchQuery } from './treaties.dto';
import { toTreatyResponse } from './treaties.dto';
import type { TreatyResponse } from './treaties.dto';
import { Treaty } from './treaty.entity';

const LIST = {
  sortable: {
    effectiveFrom: 'treaty.effectiveFrom',
    effectiveTo: 'treaty.effectiveTo',
    cededPct: 'treaty.cededPct',
    cedingCommissionPct: 'treaty.cedingCommissionPct',
    created: 'treaty.created',
  },
  defaultSort: 'effectiveFrom,desc',
  tieBreaker: 'treaty.id',
};

/** Reads the treaties; only staff may. */
@Injectable()
export class TreatiesQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(request: TreatySearchQuery): Promise<Page<TreatyResponse>> {
    const { search, carrierId, reinsurerId } = request;
    const query = this.dataSource.manager
      .createQueryBuilder(Treaty, 'treaty')
      .where('not treaty.deleted');
    if (carrierId) query.andWhere('treaty.carrierId = :carrierId', { carrierId });
    if (reinsurerId) query.andWhere('treaty.reinsurerId = :reinsurerId', { reinsurerId });
    if (search) {
      query.andWhere(
        `exists (select 1 from organization party where fold_text(party.name) like :pattern
           and party.id in (treaty.carrier_id, treaty.reinsurer_id))`,
        { pattern: containingFolded(search) },
      );
    }
    const page = await listPage(query, request, LIST);
    const nameOf = await namesOf(this.dataSource.manager);
    return { ...page, content: page.content.map((treaty) => toTreatyResponse(treaty, nameOf)) };
  }

  /** One treaty; 404 when it is not there. */
  async one(id: string): Promise<TreatyResponse> {
    const { manager } = this.dataSource;
    const treaty = await manager.findOneBy(Treaty, { id, deleted: false });
    if (!treaty) throw treatyNotFound();
    return toTreatyResponse(treaty, await namesOf(manager));
  }

  /** What was done to a treaty, also to one that was deleted. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    if (!(await this.dataSource.manager.existsBy(Treaty, { id }))) throw treatyNotFound();
    return { id, actor, rules: TREATY_TIMELINE };
  }
}

export const treatyNotFound = (): DomainError =>
  new DomainError('TREATY_NOT_FOUND', 'Treaty not found.', 404);

/** The names of carriers and reinsurers; there are few of them. */
export async function namesOf(em: EntityManager): Promise<(id: string) => string> {
  const names = new Map((await em.find(Organization)).map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}
