import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, Refuses } from '@palisade/platform';
import {
  CarrierSearchQuery,
  PartnerProfileRequest,
  PartnerProfileResponse,
  PartnerQuery,
  PartnerSummary,
} from './partner.dto';
import { PartnersQueries } from './partners.queries';
import { PartnersService } from './partners.service';

@ApiTags('partner profiles')
@Controller('api/account/v1/carrier')
export class CarriersController {
  constructor(
    private readonly partners: PartnersQueries,
    private readonly profiles: PartnersService,
  ) {}

  /**
   * The carriers of the platform.
   *
   * @remarks By name; staff see all of them, a partner itself alone, everybody else none. A text
   * finds names. `state` keeps those with a client
   * there, `after` and `before` those made in between.
   */
  @Get('search')
  @Can('any')
  @ApiPage(PartnerSummary)
  searchCarriers(
    @Query() query: CarrierSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<PartnerSummary>> {
    return this.partners.search('CARRIER', query, actor);
  }

  /**
   * What is kept of a carrier.
   *
   * @remarks Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else.
   */
  @Get()
  @Can('any')
  @Refuses({ 404: 'The caller has no such profile.' })
  getCarrier(
    @Query() { id }: PartnerQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerProfileResponse> {
    return this.partners.profile('CARRIER', id, actor);
  }

  /**
   * Change what is kept of a carrier.
   *
   * @remarks What is left out stays. A second factor is switched on here and lifted in the settings
   * of the organisation (409). Its host name is changed by `PUT
   * /api/auth/v1/carrier/hostname/{id}`. `partner.saved.v1` tells auth, whose sign-in page follows.
   */
  @Put()
  @Can('any')
  @Refuses({ 404: 'The caller has no such profile.' })
  async changeCarrierProfile(
    @Query() { id }: PartnerQuery,
    @Body() body: PartnerProfileRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerProfileResponse> {
    await this.profiles.change('CARRIER', id, body, actor);
    return this.partners.profile('CARRIER', id, actor);
  }
}
