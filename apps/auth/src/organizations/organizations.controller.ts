import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { ApiPage, Can } from '@palisade/platform';
import { OrganizationResponse, OrganizationSearchQuery } from './organizations.dto';
import { OrganizationsQueries } from './organizations.queries';

@ApiTags('entering accounts')
@Controller('api/auth/v1/organizations')
export class OrganizationsController {
  constructor(private readonly queries: OrganizationsQueries) {}

  /** The organisations of every account type, by name; for staff. */
  @Get()
  @Can('user:jump')
  @ApiPage(OrganizationResponse)
  searchOrganizations(
    @Query() query: OrganizationSearchQuery,
  ): Promise<Page<OrganizationResponse>> {
    return this.queries.search(query);
  }
}
