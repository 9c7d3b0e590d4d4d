import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError, regionOfCountry } from '@palisade/kernel';
import type { Actor, PageQuery, TimelineSubject } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import { isFiled, PRODUCTS } from '@palisade/trade';
import { DataSource } from 'typeorm';
import { STATE_TIMELINE } from '../domain/timeline';
import { State } from './state.entity';
import type { StateResponse, StatesQuery } from './states.dto';
import { toStateResponse } from './states.dto';

const LIST = {
  sortable: {
    stateName: 'state.name',
    stateNameAbbrv: 'state.abbreviation',
    isOpen: 'state.isOpen',
  },
  defaultSort: 'stateName,asc',
  tieBreaker: 'state.id',
};

@Injectable()
export class StatesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The states in the order of their names, those where a product is offered when one is named; none
   * where the United Kingdom is asked for.
   */
  async list({ country, product }: StatesQuery): Promise<StateResponse[]> {
    const regions = [country && regionOfCountry(country), product && PRODUCTS[product].region];
    if (regions.includes('UK')) return [];
    const rows = await this.dataSource.manager.find(State, { order: { name: 'ASC' } });
    const offered = product
      ? rows.filter(({ abbreviation }) => isFiled(PRODUCTS[product].market, abbreviation))
      : rows;
    return offered.map(toStateResponse);
  }

  /** What was done to a state of the table, also to one that was taken out. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    const isThere = await this.dataSource.manager.existsBy(State, { id });
    return { id, actor, rules: STATE_TIMELINE, ...(!isThere && { gone: stateNotFound() }) };
  }

  /** The states whose name or abbreviation contains the text. */
  async search(request: PageQuery): Promise<Page<StateResponse>> {
    const query = this.dataSource.createQueryBuilder(State, 'state');
    const text = request.search?.trim();
    if (text) {
      query.where('fold_text(state.name) like :text or fold_text(state.abbreviation) like :text', {
        text: containingFolded(text),
      });
    }
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map(toStateResponse) };
  }
}

/** The answer for a state that is not there. */
export const stateNotFound = (): DomainError =>
  new DomainError('STATE_NOT_FOUND', 'State not found.', 404);
