import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { ApiPage, Can, PageQuery } from '@palisade/platform';
import { CarrierProfilesQuery, RaterCarrier } from './carriers.dto';
import { CarriersQueries } from './carriers.queries';

@ApiTags('carriers')
@Controller('api/rater/v1/carrier')
export class CarriersController {
  constructor(private readonly queries: CarriersQueries) {}

  /** The paper of all carriers. */
  @Get('search')
  @Can('carrier:view')
  @ApiPage(RaterCarrier)
  searchCarriers(@Query() query: PageQuery): Promise<Page<RaterCarrier>> {
    return this.queries.search(query);
  }

  /** The paper for a state and a product, in the order in which it is taken. */
  @Get('profiles')
  @Can('rater:calculate')
  listProfiles(@Query() query: CarrierProfilesQuery): Promise<RaterCarrier[]> {
    return this.queries.profiles(query);
  }
}
