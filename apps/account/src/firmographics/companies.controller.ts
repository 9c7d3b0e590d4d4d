import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { ApiPage, Can } from '@palisade/platform';
import { CompanyLookupQuery, CompanyResponse } from './companies.dto';
import { CompaniesQueries } from './companies.queries';

@ApiTags('companies')
@Controller('api/account/v1/lookup')
export class CompaniesController {
  constructor(private readonly queries: CompaniesQueries) {}

  /**
   * Companies of the firmographic directory that a new account may be made of.
   *
   * @remarks The best match first. The country must be the same, and of name and telephone, where
   * given, one must fit; ZIP, city and state only rank.
   */
  @Get()
  @Can('account:create')
  @ApiPage(CompanyResponse)
  lookUpCompanies(@Query() query: CompanyLookupQuery): Promise<Page<CompanyResponse>> {
    return this.queries.lookup(query);
  }
}
