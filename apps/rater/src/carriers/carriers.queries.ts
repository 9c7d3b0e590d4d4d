import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, PageQuery, TimelineSubject } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { CARRIER_TIMELINE } from '../domain/timeline';
import { CarrierProfile } from './carrier-profile.entity';
import type { CarrierProfilesQuery, RaterCarrier } from './carriers.dto';
import { toRaterCarrier } from './carriers.dto';

const LIST = {
  sortable: { name: 'profile.sort_name', code: 'profile.code', priority: 'profile.priority' },
  defaultSort: 'name,asc',
  tieBreaker: 'profile.id',
};

/** Profiles are few: hundreds at most, however many carriers there are. */
const PROFILES_MAX = 500;

@Injectable()
export class CarriersQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(request: PageQuery): Promise<Page<RaterCarrier>> {
    const query = this.dataSource.manager.createQueryBuilder(CarrierProfile, 'profile');
    const pattern = request.search && containingFolded(request.search);
    if (pattern)
      query.where('(profile.sort_name like :pattern or fold_text(profile.code) like :pattern)');
    const page = await listPage(query.setParameters({ pattern }), request, LIST);
    return { ...page, content: page.content.map(toRaterCarrier) };
  }

  /** What was done to a profile; 404 when there is none. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    const isThere = await this.dataSource.manager.existsBy(CarrierProfile, { id });
    return { id, actor, rules: CARRIER_TIMELINE, ...(!isThere && { gone: carrierNotFound() }) };
  }

  /** The profiles that fit, in the order in which they are taken. */
  async profiles({ state, product }: CarrierProfilesQuery): Promise<RaterCarrier[]> {
    const query = this.dataSource.manager.createQueryBuilder(CarrierProfile, 'profile');
    if (state) query.andWhere(':state = any(profile.states)', { state });
    if (product) query.andWhere(':product = any(profile.products)', { product });
    query.orderBy('profile.priority').addOrderBy('profile.code').limit(PROFILES_MAX);
    return (await query.getMany()).map(toRaterCarrier);
  }
}

/** The answer for a profile that is not there. */
export const carrierNotFound = (): DomainError =>
  new DomainError('CARRIER_NOT_FOUND', 'Carrier not found.', 404);
