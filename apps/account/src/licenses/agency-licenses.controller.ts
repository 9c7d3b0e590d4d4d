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
import type { License } from './license.entity';
import { agencyFor } from './licenses.access';
import {
  AgencyLicenseRequest,
  AgencyLicenseResponse,
  ChangeAgencyLicenseRequest,
  filtersOf,
  LicenseSearchQuery,
  toAgencyLicense,
} from './licenses.dto';
import { LicensesQueries } from './licenses.queries';
import type { LicenseDraft } from './licenses.service';
import { LicensesService } from './licenses.service';

@ApiTags('licenses')
@Controller('api/agency/v1/license')
export class AgencyLicensesController {
  constructor(
    private readonly licenses: LicensesService,
    private readonly queries: LicensesQueries,
  ) {}

  /**
   * The agency licences in the caller's scope.
   *
   * @remarks An agency sees its own, staff those of all. State, agency, number, the agency's mail
   * address and the day of the end narrow the list; deleted ones are left out.
   */
  @Get('search')
  @Can('license:view')
  @ApiPage(AgencyLicenseResponse)
  searchAgencyLicenses(
    @Query() query: LicenseSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<AgencyLicenseResponse>> {
    const filter = { kind: 'AGENCY', ...filtersOf(query) } as const;
    return this.queries.search(query, filter, actor, toAgencyLicense);
  }

  /**
   * Add an agency licence.
   *
   * @remarks A state that is none and a date of expiry that is past are refused with 400, the same
   * licence twice with 409. Staff name the agency; others add to their own. `license.saved.v1`
   * tells the services that bind by it. `DELETE /api/agency/v1/license/{licenseId}` undoes it.
   */
  @Post()
  @Can('license:create')
  async addAgencyLicense(
    @Body() body: AgencyLicenseRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyLicenseResponse> {
    return this.show(await this.licenses.add(draftOf(body, agencyFor(actor, body.agencyId))));
  }

  /**
   * Edit an agency licence.
   *
   * @remarks The body names the licence by `id`; all else of it is replaced, the agency stays. The
   * rules are those of a new one. `license.saved.v1` tells the services that bind by it.
   */
  @Put()
  @Can('license:edit')
  async changeAgencyLicense(
    @Body() body: ChangeAgencyLicenseRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyLicenseResponse> {
    const known = await this.queries.find(body.id, 'AGENCY', actor);
    return this.show(await this.licenses.change(known, draftOf(body, known.agencyId)));
  }

  /**
   * Delete an agency licence.
   *
   * @remarks Nothing new is bound under it; what was bound stays bound. `license.saved.v1` tells
   * so. To have it back, add it again.
   */
  @Delete(':licenseId')
  @Can('license:delete')
  @HttpCode(204)
  async deleteAgencyLicense(
    @Param('licenseId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.licenses.remove(await this.queries.find(id, 'AGENCY', actor));
  }

  private async show(license: License): Promise<AgencyLicenseResponse> {
    return toAgencyLicense(license, await this.queries.holdersOf([license]));
  }
}

function draftOf(body: AgencyLicenseRequest, agencyId: string): LicenseDraft {
  const { state, number, npn = null, expirationDate, activeResidentState } = body;
  return {
    kind: 'AGENCY',
    agencyId,
    state,
    number,
    npn,
    expirationDate,
    activeResidentState,
    agentId: null,
    brokerFirstName: null,
    brokerLastName: null,
    brokerEmail: null,
    signatureOnFile: false,
  };
}
