import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import {
  AgencyResponse,
  AgencySearchQuery,
  CreateAgencyRequest,
  UpdateAgencyRequest,
} from './agencies.dto';
import { AgencyProfilesQueries } from './agencies.queries';
import { AgencyProfilesService } from './agencies.service';

@ApiTags('agencies')
@Controller('api/account/v1/agency')
export class AgenciesController {
  constructor(
    private readonly agencies: AgencyProfilesService,
    private readonly queries: AgencyProfilesQueries,
  ) {}

  /**
   * The agencies in the caller's scope, with their settings.
   *
   * @remarks Staff see all, an agency itself, a cluster its own. By name; a text finds names, and a
   * kind or an edition narrows the list. Deleted ones are left out.
   */
  @Get('search')
  @Can('agency:view')
  @ApiPage(AgencyResponse)
  searchAgencies(
    @Query() query: AgencySearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<AgencyResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * Make an agency.
   *
   * @remarks It is a tenant from then on: its first person is invited by `POST
   * /api/auth/v1/users` with its id as `accountId`. It begins without terms of its own; one
   * that an aggregator makes belongs to it, its terms and its people are the provider's to set. A name that
   * another agency has, or a host name that any organisation has, is refused with 409. `agency.saved.v1` is published. `DELETE
   * /api/account/v1/agency/{agencyId}` undoes it.
   */
  @Post()
  @Can('agency:create')
  async createAgency(
    @Body() body: CreateAgencyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyResponse> {
    return this.queries.get(await this.agencies.create(body, actor), actor);
  }

  /**
   * One agency with its settings.
   *
   * @remarks Profile, contact, terms, programs and levels, amounts in currency units. One that the
   * caller may not see is answered 404.
   */
  @Get(':agencyId')
  @Can('agency:view')
  getAgency(
    @Param('agencyId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyResponse> {
    return this.queries.get(id, actor);
  }

  /**
   * Edit an agency and its settings.
   *
   * @remarks A setting that is left out stays. An agency edits its own profile; commission, broker
   * fee, billing, payment terms, programs, levels, appointment and issue authority are set by staff
   * with `agency:settings` (403, unless they are sent as they are). Terms count in quotes, bills and
   * commissions from then on and change nothing that is bound. A second factor for everybody is
   * switched on here and off by `PUT /api/auth/v1/organizations/{id}` (409). `agency.saved.v1` is
   * published.
   */
  @Put(':agencyId')
  @Can('agency:edit')
  async changeAgency(
    @Param('agencyId', ParseUUIDPipe) id: string,
    @Body() body: UpdateAgencyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyResponse> {
    await this.agencies.change(id, body, actor);
    return this.queries.get(id, actor);
  }

  /**
   * Delete an agency.
   *
   * @remarks Refused with 409 while it has clients, policies or belongs to a cluster; the answer says
   * which. Its people can sign in no more. It cannot be brought back. `agency.saved.v1` is published.
   */
  @Delete(':agencyId')
  @Can('agency:delete')
  @HttpCode(204)
  deleteAgency(
    @Param('agencyId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.agencies.remove(id, actor);
  }
}
