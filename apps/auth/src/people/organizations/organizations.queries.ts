import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { ORGANIZATION_TIMELINE } from '../../domain/timeline';
import { Organization } from './organization.entity';
import { isVisible } from './organizations.access';
import type { OrganizationResponse, OrganizationSearchQuery } from './organizations.dto';

const LIST = {
  sortable: { name: 'organization.sort_name', accountType: 'organization.accountType' },
  defaultSort: 'name,asc',
  tieBreaker: 'organization.id',
};

@Injectable()
export class OrganizationsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The organisations that staff can enter or make people and keys for. */
  async search(request: OrganizationSearchQuery): Promise<Page<OrganizationResponse>> {
    const { search, accountType } = request;
    const query = this.dataSource
      .createQueryBuilder(Organization, 'organization')
      .where('not organization.deleted');
    const pattern = search && containingFolded(search);
    if (pattern) query.andWhere('organization.sort_name like :pattern', { pattern });
    if (accountType) query.andWhere('organization.accountType = :accountType', { accountType });
    const page = await listPage(query, request, LIST);
    const content = page.content.map(({ id, name, accountType: type, locationAlias }) => ({
      id,
      name,
      accountType: type,
      locationAlias,
    }));
    return { ...page, content };
  }

  /** One organisation; 404 when the caller may not see it. */
  async one(id: string, actor: Actor): Promise<Organization> {
    const { manager } = this.dataSource;
    const where = { id, deleted: false };
    const known = isVisible(id, actor) ? await manager.findOneBy(Organization, where) : null;
    if (!known) throw organizationNotFound();
    return known;
  }

  /** What was done to one organisation that the caller may see. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    await this.one(id, actor);
    return { id, actor, rules: ORGANIZATION_TIMELINE };
  }
}

/** The answer for an organisation that does not exist or is not the caller's to see. */
export const organizationNotFound = (): DomainError =>
  new DomainError('ORGANIZATION_NOT_FOUND', 'Account not found.', 404);
