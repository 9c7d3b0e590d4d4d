import { Injectable } from '@nestjs/common';
import { PRODUCTS, regionOfCountry } from '@palisade/kernel';
import { DataSource } from 'typeorm';
import { State } from './state.entity';
import type { StateResponse, StatesQuery } from './states.dto';
import { toStateResponse } from './states.dto';

@Injectable()
export class StatesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The states in the order of their names; none where the United Kingdom is asked for. */
  async list({ country, product }: StatesQuery): Promise<StateResponse[]> {
    const regions = [country && regionOfCountry(country), product && PRODUCTS[product].region];
    if (regions.includes('UK')) return [];
    const rows = await this.dataSource.manager.find(State, { order: { name: 'ASC' } });
    return rows.map(toStateResponse);
  }
}
