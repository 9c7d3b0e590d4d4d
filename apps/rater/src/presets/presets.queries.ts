import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { DataSource } from 'typeorm';
import { PRESET_TIMELINE } from '../domain/timeline';
import { PresetRow } from './preset.entity';
import { visibleTo } from './presets.access';
import type { CustomPresetsQuery } from './presets.dto';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NUMBER = /^\d{1,9}$/;
/** An agency has a hundred at most; staff narrow theirs by agency. */
const LIST_MAX = 500;

@Injectable()
export class PresetsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The standard presets of a product, those with a number first. */
  standard(product: Product): Promise<PresetRow[]> {
    return this.query()
      .where('preset.agencyId is null')
      .andWhere('(preset.product is null or preset.product = :product)', { product })
      .orderBy('preset.number', 'ASC', 'NULLS LAST')
      .addOrderBy('preset.sort_name')
      .limit(LIST_MAX)
      .getMany();
  }

  /** The custom presets in the caller's scope. */
  custom({ product, agencyId, teamId }: CustomPresetsQuery, actor: Actor): Promise<PresetRow[]> {
    const query = this.query().where('preset.agencyId is not null');
    if (product) query.andWhere('preset.product = :product', { product });
    if (agencyId) query.andWhere('preset.agencyId = :agencyId', { agencyId });
    if (teamId) query.andWhere('preset.teamId = :teamId', { teamId });
    query.orderBy('preset.agencyId').addOrderBy('preset.product').addOrderBy('preset.sort_name');
    return visibleTo(query, actor).limit(LIST_MAX).getMany();
  }

  /** A preset by its number, its standard name or its id; 404 when the caller knows none. */
  async find(key: string, actor: Actor): Promise<PresetRow> {
    const query = this.query();
    if (UUID.test(key)) query.where('preset.id = :key', { key });
    else if (NUMBER.test(key)) query.where('preset.number = :number', { number: Number(key) });
    else query.where('preset.name = :key and preset.number is not null', { key });
    const preset = await visibleTo(query, actor).getOne();
    if (preset) return preset;
    throw notFound();
  }

  /** What was done to a preset that the caller may see. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    await this.find(id, actor);
    return { id, actor, rules: PRESET_TIMELINE };
  }

  private query() {
    return this.dataSource.createQueryBuilder(PresetRow, 'preset');
  }
}

/** The answer for a preset that is not there, or not the caller's. */
export const notFound = (): DomainError =>
  new DomainError('PRESET_NOT_FOUND', 'There is no such preset.', 404);
