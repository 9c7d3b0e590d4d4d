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

  /** The organisations of every account type, by name; for staff. */
  @Get()
  @Can('user:jump')
  @ApiPage(OrganizationResponse)
  searchOrganizations(
    @Query() query: OrganizationSearchQuery,
  ): Promise<Page<OrganizationResponse>> {
    return this.queries.search(query);
  }

  /** One organisation: the own one, and any for staff. */
  @Get(':id')
  @Can('any')
  async getOrganization(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<OrganizationSettingsResponse> {
    return toOrganizationSettings(await this.queries.one(id, actor));
  }

  /** Set whether everybody of an organisation needs a second factor. */
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
