import { Injectable } from '@nestjs/common';
import { regionOfCountry } from '@palisade/kernel';
import { isFiled, PRODUCTS } from '@palisade/trade';
import { DataSource } from 'typeorm';
import { State } from './state.entity';
import type { StateResponse, StatesQuery } from './states.dto';
import { toStateResponse } from './states.dto';

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
}
