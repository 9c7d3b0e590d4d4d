import { ApiPropertyOptional } from '@nestjs/swagger';
import type { Country } from '@palisade/kernel';
import { MAX_PAGE_SIZE } from '@palisade/kernel';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { COUNTRIES } from '../domain/industries';
import type { FoundCompany } from './firmographics';

const MAX_PAGE = 10_000;

export class CompanyLookupQuery {
  /** Page, counted from 0. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_PAGE, default: 0 })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_PAGE)
  page: number = 0;

  // Spec 2 §9: the account name search asks for ten.
  /** Rows of a page. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: 10 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  size: number = 10;

  /** Name of the company, or a part of it. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string;

  /** Only companies of this country. */
  @IsOptional()
  @IsIn(COUNTRIES)
  country?: Country;

  /** Companies of this state first. */
  @IsOptional()
  @IsString()
  @Length(2, 2)
  state?: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  city?: string;

  @IsOptional()
  @IsString()
  @MaxLength(10)
  zipCode?: string;

  /** Finds a company by itself, also under another name. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string;
}

export class CompanyResponse {
  cbid: string;
  name: string;
  address1: string;
  city: string;
  state: string | null;
  zipCode: string;
  country: Country;
  phone: string | null;
  domainName: string | null;
  /** NAICS in the US, SIC in the UK. */
  industryCode: string | null;
  primaryIndustry: string | null;
  secondaryIndustry: string | null;
  /** How well the company fits what was asked, 0 to 100. */
  match: number;
}

export function toCompanyResponse({ company, match }: FoundCompany): CompanyResponse {
  const { cbid, name, address1, city, state, zipCode, country, phone, domainName } = company;
  const { industryCode, primaryIndustry, secondaryIndustry } = company;
  const seat = { address1, city, state, zipCode, country, phone };
  const industry = { industryCode, primaryIndustry, secondaryIndustry };
  return { cbid, name, ...seat, domainName, ...industry, match };
}
