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

  /** The agency licences in the caller's scope. */
  @Get('search')
  @Can('license:view')
  @ApiPage(AgencyLicenseResponse)
  searchAgencyLicenses(
    @Query() query: LicenseSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<AgencyLicenseResponse>> {
    const filter = { kind: 'AGENCY', state: query.state, agencyId: query.agencyId } as const;
    return this.queries.search(query, filter, actor, toAgencyLicense);
  }

  /** Add an agency licence. */
  @Post()
  @Can('license:create')
  async addAgencyLicense(
    @Body() body: AgencyLicenseRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyLicenseResponse> {
    return this.show(await this.licenses.add(draftOf(body, agencyFor(actor, body.agencyId))));
  }

  /** Edit an agency licence. */
  @Put()
  @Can('license:edit')
  async changeAgencyLicense(
    @Body() body: ChangeAgencyLicenseRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyLicenseResponse> {
    const known = await this.queries.find(body.id, 'AGENCY', actor);
    return this.show(await this.licenses.change(known, draftOf(body, known.agencyId)));
  }

  /** Delete an agency licence. */
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
    return toAgencyLicense(license, await this.queries.namesOf([license]));
  }
}

function draftOf(body: AgencyLicenseRequest, agencyId: string): LicenseDraft {
  const { state, number, npn = null, expirationDate, activeResidentState } = body;
  return {
    kind: 'AGENCY',
    ...{ agencyId, state, number, npn, expirationDate, activeResidentState },
    ...{ brokerFirstName: null, brokerLastName: null, brokerEmail: null, signatureOnFile: false },
  };
}
