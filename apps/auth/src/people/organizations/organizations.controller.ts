import { Body, Controller, Get, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import { OrganizationSettingsService } from './organization-settings.service';
import {
  OrganizationResponse,
  OrganizationSearchQuery,
  OrganizationSettingsRequest,
  OrganizationSettingsResponse,
  toOrganizationSettings,
} from './organizations.dto';
import { OrganizationsQueries } from './organizations.queries';

@ApiTags('entering accounts')
@Controller('api/auth/v1/organizations')
export class OrganizationsController {
  constructor(
    private readonly queries: OrganizationsQueries,
    private readonly settings: OrganizationSettingsService,
  ) {}

  /**
   * The organisations of every account type, by name; for staff.
   *
   * @remarks Closed ones are left out. Each can be entered by staff, or have people and keys made
   * for it.
   */
  @Get()
  @Can('user:jump')
  @ApiPage(OrganizationResponse)
  searchOrganizations(
    @Query() query: OrganizationSearchQuery,
  ): Promise<Page<OrganizationResponse>> {
    return this.queries.search(query);
  }

  /**
   * One organisation: the own one, and any for staff.
   *
   * @remarks Its name and type, and whether all its people need a second factor. Another's is
   * answered 404.
   */
  @Get(':id')
  @Can('any')
  async getOrganization(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<OrganizationSettingsResponse> {
    return toOrganizationSettings(await this.queries.one(id, actor));
  }

  /**
   * Set whether everybody of an organisation needs a second factor.
   *
   * @remarks People without a second factor must set one up before anything else; the access tokens
   * of all are refused at once, and sessions go on with new ones. What staff have switched on only
   * a Super Admin of the provider switches off (403), what an organisation asked of itself also the
   * organisation. `organization.saved.v1` is published.
   */
  @Put(':id')
  @Can('user:reset-mfa')
  async changeOrganization(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: OrganizationSettingsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<OrganizationSettingsResponse> {
    return toOrganizationSettings(await this.settings.change(id, body, actor));
  }
}
