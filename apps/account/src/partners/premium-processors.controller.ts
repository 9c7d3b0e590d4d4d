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
@Controller('api/account/v1/premiumprocessor')
export class PremiumProcessorsController {
  constructor(private readonly partners: PartnersQueries) {}

  /**
   * The premium processors of the platform.
   *
   * @remarks By name; staff see all of them, a partner itself alone, everybody else none. A text
   * finds names.
   */
  @Get('search')
  @Can('any')
  @ApiPage(PartnerSummary)
  searchPremiumProcessors(
    @Query() query: PartnerSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<PartnerSummary>> {
    return this.partners.search('PREMIUM_PROCESSOR', query, actor);
  }

  /**
   * What is kept of a premium processor.
   *
   * @remarks Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else.
   */
  @Get()
  @Can('any')
  @Refuses({ 404: 'The caller has no such profile.' })
  getPremiumProcessor(
    @Query() { id }: PartnerQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerProfileResponse> {
    return this.partners.profile('PREMIUM_PROCESSOR', id, actor);
  }
}
