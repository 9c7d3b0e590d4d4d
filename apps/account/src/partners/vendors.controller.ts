import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, Refuses } from '@palisade/platform';
import {
  PartnerProfileResponse,
  PartnerQuery,
  PartnerSummary,
  PartnerSearchQuery,
} from './partner.dto';
import { PartnersQueries } from './partners.queries';

@ApiTags('partner profiles')
@Controller('api/account/v1/vendor')
export class VendorsController {
  constructor(private readonly partners: PartnersQueries) {}

  /**
   * The vendors of the platform.
   *
   * @remarks By name; staff see all of them, a partner itself alone, everybody else none. A text
   * finds names.
   */
  @Get('search')
  @Can('any')
  @ApiPage(PartnerSummary)
  searchVendors(
    @Query() query: PartnerSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<PartnerSummary>> {
    return this.partners.search('VENDOR', query, actor);
  }

  /**
   * What is kept of a vendor.
   *
   * @remarks Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else.
   */
  @Get()
  @Can('any')
  @Refuses({ 404: 'The caller has no such profile.' })
  getVendor(
    @Query() { id }: PartnerQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerProfileResponse> {
    return this.partners.profile('VENDOR', id, actor);
  }
}
