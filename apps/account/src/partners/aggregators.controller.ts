import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, Refuses } from '@palisade/platform';
import { AggregatorQuery } from './memberships.dto';
import { MembershipsService } from './memberships.service';
import {
  AggregatorProfileRequest,
  AggregatorSearchQuery,
  PartnerProfileResponse,
  PartnerQuery,
  PartnerSummary,
} from './partner.dto';
import { PartnersQueries } from './partners.queries';
import { PartnersService } from './partners.service';
import { AccountTiesService } from './account-ties.service';

@ApiTags('partner profiles')
@Controller('api/account/v1/da')
export class AggregatorsController {
  constructor(
    private readonly partners: PartnersQueries,
    private readonly profiles: PartnersService,
    private readonly memberships: MembershipsService,
    private readonly ties: AccountTiesService,
  ) {}

  /**
   * The aggregators of the platform.
   *
   * @remarks By name; staff see all of them, a partner itself alone, everybody else none. A text
   * finds names. `state` keeps those with a client
   * there, `country` those of an edition.
   */
  @Get('search')
  @Can('any')
  @ApiPage(PartnerSummary)
  searchAggregators(
    @Query() query: AggregatorSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<PartnerSummary>> {
    return this.partners.search('DIGITAL', query, actor);
  }

  /**
   * What is kept of an aggregator.
   *
   * @remarks Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else.
   */
  @Get()
  @Can('any')
  @Refuses({ 404: 'The caller has no such profile.' })
  getAggregator(
    @Query() { id }: PartnerQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerProfileResponse> {
    return this.partners.profile('DIGITAL', id, actor);
  }

  /**
   * Change what is kept of an aggregator.
   *
   * @remarks What is left out stays. A second factor is switched on here and lifted in the settings
   * of the organisation (409). `partner.saved.v1` tells auth, whose sign-in page follows.
   */
  @Put()
  @Can('any')
  @Refuses({ 404: 'The caller has no such profile.' })
  async changeAggregatorProfile(
    @Query() { id }: PartnerQuery,
    @Body() body: AggregatorProfileRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerProfileResponse> {
    await this.profiles.change('DIGITAL', id, body, actor);
    return this.partners.profile('DIGITAL', id, actor);
  }

  /**
   * Add an agency to an aggregator.
   *
   * @remarks The people of the aggregator see its clients, quotes and policies from then on. An
   * agency of another aggregator is refused with 409; one that is in this one stays. `PUT
   * /api/account/v1/da/remove/agency/{id}` undoes it. `agency.links-changed.v1` is published.
   */
  @Put('add/agency/:id')
  @Can('aggregator:edit')
  @HttpCode(204)
  async addAgencyToAggregator(
    @Param('id', ParseUUIDPipe) agencyId: string,
    @Query() { daId }: AggregatorQuery,
  ): Promise<void> {
    await this.memberships.add('DIGITAL', { agencyId, partnerId: daId });
  }

  /**
   * Remove an agency from an aggregator.
   *
   * @remarks Its people see nothing of the agency any more but the accounts that they made. 404 for
   * an agency that is not in the aggregator. `agency.links-changed.v1` is published.
   */
  @Put('remove/agency/:id')
  @Can('aggregator:edit')
  @HttpCode(204)
  async removeAgencyFromAggregator(
    @Param('id', ParseUUIDPipe) agencyId: string,
    @Query() { daId }: AggregatorQuery,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.memberships.remove('DIGITAL', { agencyId, partnerId: daId }, actor);
  }

  /**
   * Link an account to an aggregator.
   *
   * @remarks Its people see the account from then on; one that is linked stays linked. `PUT
   * /api/account/v1/da/remove/account/{id}` undoes it. `account.links-changed.v1` is published.
   */
  @Put('add/account/:id')
  @Can('aggregator:edit')
  @HttpCode(204)
  async addAccountToAggregator(
    @Param('id', ParseUUIDPipe) accountId: string,
    @Query() { daId }: AggregatorQuery,
  ): Promise<void> {
    await this.ties.add('DIGITAL', { accountId, partnerId: daId });
  }

  /**
   * Unlink an account from an aggregator.
   *
   * @remarks Its people see nothing of the account any more, unless its agency belongs to them. 404
   * for one that is not linked. `account.links-changed.v1` is published.
   */
  @Put('remove/account/:id')
  @Can('aggregator:edit')
  @HttpCode(204)
  async removeAccountFromAggregator(
    @Param('id', ParseUUIDPipe) accountId: string,
    @Query() { daId }: AggregatorQuery,
  ): Promise<void> {
    await this.ties.remove('DIGITAL', { accountId, partnerId: daId });
  }
}
