import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import { IndustryCodeResponse, IndustrySearchQuery } from './industries.dto';
import { IndustriesQueries } from './industries.queries';

@ApiTags('industries')
@Controller('api/account/v1/naics')
export class IndustriesController {
  constructor(private readonly queries: IndustriesQueries) {}

  /**
   * Industry codes by text or by the digits they begin with, of one classification.
   *
   * @remarks Digits find the codes that begin with them, other text the titles that contain it.
   * Without `country` the classification is that of the caller's own country, NAICS or UK SIC.
   * `dup=0` leaves out a code when a more detailed one has the same title.
   */
  @Get('search')
  @Can('any')
  @ApiPage(IndustryCodeResponse)
  searchIndustries(
    @Query() query: IndustrySearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<IndustryCodeResponse>> {
    return this.queries.search(query, actor);
  }
}
