import type { Country } from '@palisade/kernel';
import { requiredMessage } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { Type } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { trimmed } from '../details/facts.dto';
import type { IndustryAction, IndustryScheme } from '../domain/industries';
import { COUNTRIES } from '../domain/industries';
import type { IndustryCode } from './industry-code.entity';
import { industryClass } from './industry-lists';

const DUP_FLAGS = [0, 1];
const CODE_MAX = 6;
const TITLE_MAX = 200;

export class IndustrySearchQuery extends PageQuery {
  /** The classification of this country: NAICS or UK SIC; that of the caller's when left out. */
  @IsOptional()
  @IsIn(COUNTRIES)
  country?: Country;

  /** 0 leaves out a code when a more detailed one has the same title. */
  @IsOptional()
  @Type(() => Number)
  @IsIn(DUP_FLAGS)
  dup?: number;
}

export class IndustryCodeRequest {
  /** 2 to 6 digits, 5 of UK SIC at most. */
  @IsString({ message: requiredMessage('Industry code') })
  @IsNotEmpty({ message: requiredMessage('Industry code') })
  @MaxLength(CODE_MAX)
  naicsCode: string;

  /** The title of its sector when left out. */
  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(TITLE_MAX)
  primaryIndustry?: string | null;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(TITLE_MAX)
  secondaryIndustry?: string | null;
}

export class NewIndustryCodeRequest extends IndustryCodeRequest {
  /** The country whose classification gets the code; the caller's own when left out. */
  @IsOptional()
  @IsIn(COUNTRIES)
  country?: Country;
}

export class IndustryCodeResponse {
  id: string;
  scheme: IndustryScheme;
  /** The code, also one of the UK classification. */
  naicsCode: string;
  primaryIndustry: string;
  secondaryIndustry: string | null;
  /** From 1 (least exposed) to 5; null when the code has no class. */
  hazard: number | null;
  action: IndustryAction | null;
}

export function toIndustryCodeResponse(
  row: Omit<IndustryCode, 'searchText'>,
): IndustryCodeResponse {
  const { id, scheme, code, primaryIndustry, secondaryIndustry } = row;
  const { hazard = null, action = null } = industryClass(scheme, code) ?? {};
  return { id, scheme, naicsCode: code, primaryIndustry, secondaryIndustry, hazard, action };
}
