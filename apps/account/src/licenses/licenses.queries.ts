import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, PageQuery } from '@palisade/platform';
import { containing, listPage } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { Organization } from '../snapshots/organization.entity';
import type { LicenseKind } from './license.entity';
import { License } from './license.entity';
import { visibleTo } from './licenses.access';
import type { AgencyNames } from './licenses.dto';

const LIST = {
  sortable: {
    state: 'license.state',
    surplusLinesState: 'license.state',
    number: 'license.number',
    expirationDate: 'license.expirationDate',
    modified: 'license.modified',
  },
  defaultSort: 'state,asc',
  tieBreaker: 'license.id',
};

/** What a list of licences may be narrowed by. */
interface LicenseFilter {
  kind: LicenseKind;
  state?: string;
  agencyId?: string;
}

@Injectable()
export class LicensesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** A licence; 404 when it does not exist or is not the caller's. */
  async find(id: string, kind: LicenseKind, actor: Actor): Promise<License> {
    const license = await this.ofKind(kind, actor).andWhere('license.id = :id', { id }).getOne();
    if (!license) throw new DomainError('LICENSE_NOT_FOUND', 'License not found.', 404);
    return license;
  }

  /** A page of licences, each as `show` writes it. */
  async search<T>(
    request: PageQuery,
    { kind, state, agencyId }: LicenseFilter,
    actor: Actor,
    show: (license: License, names: AgencyNames) => T,
  ): Promise<Page<T>> {
    const query = this.ofKind(kind, actor);
    const pattern = request.search && containing(request.search);
    if (pattern) query.andWhere('license.number ilike :pattern', { pattern });
    if (state) query.andWhere('license.state = :state', { state });
    if (agencyId) query.andWhere('license.agencyId = :agencyId', { agencyId });
    const page = await listPage(query, request, LIST);
    const names = await this.namesOf(page.content);
    return { ...page, content: page.content.map((license) => show(license, names)) };
  }

  /** The names of the agencies of these licences. */
  async namesOf(licenses: License[]): Promise<AgencyNames> {
    const ids = [...new Set(licenses.map(({ agencyId }) => agencyId))];
    const agencies = await this.dataSource.manager.findBy(Organization, { id: In(ids) });
    return new Map(agencies.map(({ id, name }) => [id, name]));
  }

  private ofKind(kind: LicenseKind, actor: Actor) {
    const query = this.dataSource.createQueryBuilder(License, 'license');
    return visibleTo(query.where('not license.deleted and license.kind = :kind', { kind }), actor);
  }
}
