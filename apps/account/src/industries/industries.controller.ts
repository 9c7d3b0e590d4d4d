import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { ApiPage, Can } from '@palisade/platform';
import { IndustryCodeResponse, IndustrySearchQuery } from './industries.dto';
import { IndustriesQueries } from './industries.queries';

@ApiTags('industries')
@Controller('api/account/v1/naics')
export class IndustriesController {
  constructor(private readonly queries: IndustriesQueries) {}

  /** Industry codes by text or by the digits they begin with. */
  @Get('search')
  @Can('industry-code:view')
  @ApiPage(IndustryCodeResponse)
  searchIndustries(@Query() query: IndustrySearchQuery): Promise<Page<IndustryCodeResponse>> {
    return this.queries.search(query);
  }
}
