import type { Country } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { IsIn, IsOptional } from 'class-validator';
import { COUNTRIES } from '../domain/industries';
import type { State } from './state.entity';

export class StatesQuery {
  /** The United Kingdom has no states. */
  @IsOptional()
  @IsIn(COUNTRIES)
  country?: Country;

  /** The states in which this product is offered; one of the UK edition is sold in none. */
  @IsOptional()
  @IsIn(PRODUCT_CODES)
  product?: Product;
}

export class StateResponse {
  id: string;
  stateName: string;
  stateNameAbbrv: string;
}

export const toStateResponse = ({ id, name, abbreviation }: State): StateResponse => ({
  id,
  stateName: name,
  stateNameAbbrv: abbreviation,
});
