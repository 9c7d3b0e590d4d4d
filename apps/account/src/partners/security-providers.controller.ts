import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, Refuses } from '@palisade/platform';
import {
  PartnerProfileResponse,
  PartnerQuery,
  PartnerSummary,
  PartnerSearchQuery,
  SecurityProviderProfileRequest,
} from './partner.dto';
import { AccountTiesService } from './account-ties.service';
import { SecurityProviderQuery } from './memberships.dto';
import { PartnersQueries } from './partners.queries';
import { PartnersService } from './partners.service';

@ApiTags('partner profiles')
@Controller('api/account/v1/mssp')
export class SecurityProvidersController {
  constructor(
    private readonly partners: PartnersQueries,
    private readonly profiles: PartnersService,
    private readonly ties: AccountTiesService,
  ) {}

  /**
   * The security providers of the platform.
   *
   * @remarks By name; staff see all of them, a partner itself alone, everybody else none. A text
   * finds names.
   */
  @Get('search')
  @Can('any')
  @ApiPage(PartnerSummary)
  searchSecurityProviders(
    @Query() query: PartnerSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<PartnerSummary>> {
    return this.partners.search('MSSP', query, actor);
  }

  /**
   * What is kept of a security provider.
   *
   * @remarks Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else.
   */
  @Get()
  @Can('any')
  @Refuses({ 404: 'The caller has no such profile.' })
  getSecurityProvider(
    @Query() { id }: PartnerQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerProfileResponse> {
    return this.partners.profile('MSSP', id, actor);
  }

  /**
   * Change what is kept of a security provider.
   *
   * @remarks What is left out stays. A second factor is switched on here and lifted in the settings
   * of the organisation (409). `accountIds` are
   * all accounts that it is to serve; only staff add any (403). `partner.saved.v1` tells auth, whose sign-in page follows.
   */
  @Put()
  @Can('any')
  @Refuses({ 404: 'The caller has no such profile.' })
  async changeSecurityProviderProfile(
    @Query() { id }: PartnerQuery,
    @Body() body: SecurityProviderProfileRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerProfileResponse> {
    await this.profiles.change('MSSP', id, body, actor);
    return this.partners.profile('MSSP', id, actor);
  }

  /**
   * Link an account to a security provider.
   *
   * @remarks Its people see the account from then on; one that is linked stays linked. `PUT
   * /api/account/v1/mssp/remove/account/{id}` undoes it. `account.links-changed.v1` is published.
   */
  @Put('add/account/:id')
  @Can('mssp:edit')
  @HttpCode(204)
  async addAccountToSecurityProvider(
    @Param('id', ParseUUIDPipe) accountId: string,
    @Query() { msspId }: SecurityProviderQuery,
  ): Promise<void> {
    await this.ties.add('MSSP', { accountId, partnerId: msspId });
  }

  /**
   * Unlink an account from a security provider.
   *
   * @remarks Its people see nothing of the account any more, unless its agency belongs to them. 404
   * for one that is not linked. `account.links-changed.v1` is published.
   */
  @Put('remove/account/:id')
  @Can('mssp:edit')
  @HttpCode(204)
  async removeAccountFromSecurityProvider(
    @Param('id', ParseUUIDPipe) accountId: string,
    @Query() { msspId }: SecurityProviderQuery,
  ): Promise<void> {
    await this.ties.remove('MSSP', { accountId, partnerId: msspId });
  }
}
