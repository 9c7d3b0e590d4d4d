import type { Country } from '@palisade/kernel';
import { requiredMessage } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { trimmed } from '../details/facts.dto';
import { COUNTRIES } from '../domain/industries';
import type { State } from './state.entity';

const NAME_MAX = 100;
const LETTERS = 2;

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

export class StateRequest {
  @trimmed()
  @IsString({ message: requiredMessage('State name') })
  @IsNotEmpty({ message: requiredMessage('State name') })
  @MaxLength(NAME_MAX)
  stateName: string;

  /** Two capital letters, as in an address. */
  @trimmed()
  @IsString({ message: requiredMessage('Abbreviation') })
  @IsNotEmpty({ message: requiredMessage('Abbreviation') })
  @MaxLength(LETTERS)
  stateNameAbbrv: string;

  /**
   * Whether clients there are given new quotes. Left out it stays as it is; of a new state it is
   * true where there are rates.
   */
  @IsOptional()
  @IsBoolean()
  isOpen?: boolean;
}

export class StateResponse {
  id: string;
  stateName: string;
  stateNameAbbrv: string;
  /** Whether clients there are given new quotes. */
  isOpen: boolean;
}

export const toStateResponse = ({ id, name, abbreviation, isOpen }: State): StateResponse => ({
  id,
  stateName: name,
  stateNameAbbrv: abbreviation,
  isOpen,
});
