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
@Controller('api/account/v1/reinsurer')
export class ReinsurersController {
  constructor(private readonly partners: PartnersQueries) {}

  /**
   * The reinsurers of the platform.
   *
   * @remarks By name; staff see all of them, a partner itself alone, everybody else none. A text
   * finds names.
   */
  @Get('search')
  @Can('any')
  @ApiPage(PartnerSummary)
  searchReinsurers(
    @Query() query: PartnerSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<PartnerSummary>> {
    return this.partners.search('RE_INSURER', query, actor);
  }

  /**
   * What is kept of a reinsurer.
   *
   * @remarks Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else.
   */
  @Get()
  @Can('any')
  @Refuses({ 404: 'The caller has no such profile.' })
  getReinsurer(
    @Query() { id }: PartnerQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerProfileResponse> {
    return this.partners.profile('RE_INSURER', id, actor);
  }
}
