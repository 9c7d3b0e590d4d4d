import type { Country, Product } from '@palisade/kernel';
import { PRODUCT_CODES } from '@palisade/kernel';
import { IsIn, IsOptional } from 'class-validator';
import { COUNTRIES } from '../domain/industries';
import type { State } from './state.entity';

export class StatesQuery {
  /** The United Kingdom has no states. */
  @IsOptional()
  @IsIn(COUNTRIES)
  country?: Country;

  /** A product of the UK edition is sold in no state. */
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
