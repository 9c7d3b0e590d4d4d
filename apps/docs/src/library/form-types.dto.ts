import type { Market, Product } from '@palisade/trade';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { PaperType } from '../domain/library/policy-form';
import { Trimmed } from './forms.dto';

// Entities: FormType.
const TYPE_NAME_MAX = 100;
const DESCRIPTION_MAX = 500;

export class FormTypeRequest {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(TYPE_NAME_MAX)
  name: string;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(DESCRIPTION_MAX)
  description?: string | null;
}

export class FormTypeResponse {
  id: string;
  name: string;
  description: string | null;
  modified: Date;
}

/** The paper of a carrier. */
export class PaperTypeResponse {
  id: string;
  name: string;
  code: string;
  carrierId: string;
  carrierName: string | null;
  paperType: PaperType;
  productTypes: Product[];
}

export class ProductTypeResponse {
  productType: Product;
  name: string;
  region: 'US' | 'UK';
  market: Market;
}
