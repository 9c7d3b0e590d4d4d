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
import { isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import type { License } from './license.entity';
import { agencyFor, checkStaff } from './licenses.access';
import {
  filtersOf,
  LicenseSearchQuery,
  SurplusLicenseRequest,
  SurplusLicenseResponse,
  toSurplusLicense,
} from './licenses.dto';
import { LicensesQueries } from './licenses.queries';
import type { LicenseDraft } from './licenses.service';
import { LicensesService } from './licenses.service';

@ApiTags('licenses')
@Controller('api/account/v1/agency')
export class SurplusLicensesController {
  constructor(
    private readonly licenses: LicensesService,
    private readonly queries: LicensesQueries,
  ) {}

  /**
   * The surplus licences of the caller's agency.
   *
   * @remarks Staff see those of every agency. State, agency, number, the broker's mail address and the
   * day of the entry narrow the list; deleted ones are left out.
   */
  @Get('surplus/search')
  @Can('surplus-license:view')
  @ApiPage(SurplusLicenseResponse)
  searchSurplusLicenses(
    @Query() query: LicenseSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<SurplusLicenseResponse>> {
    return this.queries.search(query, surplusOf(query), actor, toSurplusLicense);
  }

  /**
   * The surplus licences of all agencies; for staff.
   *
   * @remarks The same list as `GET /api/account/v1/agency/surplus/search` has for staff. Others are
   * refused with 403.
   */
  @Get('cowbell/surplus/search')
  @Can('surplus-license:view')
  @ApiPage(SurplusLicenseResponse)
  searchAllSurplusLicenses(
    @Query() query: LicenseSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<SurplusLicenseResponse>> {
    checkStaff(actor);
    return this.queries.search(query, surplusOf(query), actor, toSurplusLicense);
  }

  /**
   * Add a surplus licence.
   *
   * @remarks A state that is none is refused with 400, as is a signature on file outside Louisiana
   * and Montana; the same licence twice with 409. Only staff say whether a signature is on file.
   * `license.saved.v1` tells the services that bind by it. `DELETE
   * /api/account/v1/agency/surplus/{id}` undoes it.
   */
  @Post('surplus')
  @Can('surplus-license:create')
  async addSurplusLicense(
    @Body() body: SurplusLicenseRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SurplusLicenseResponse> {
    const agencyId = agencyFor(actor, body.agencyId);
    return this.show(await this.licenses.add(draftOf(body, agencyId, actor)));
  }

  /**
   * Edit a surplus licence.
   *
   * @remarks All but the agency is replaced, under the rules of a new one; the mark of a signature
   * on file changes for staff alone. `license.saved.v1` tells the services that bind by it.
   */
  @Put('surplus/:id')
  @Can('surplus-license:edit')
  async changeSurplusLicense(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: SurplusLicenseRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SurplusLicenseResponse> {
    const known = await this.queries.find(id, 'SURPLUS', actor);
    const draft = draftOf(body, known.agencyId, actor, known.signatureOnFile);
    return this.show(await this.licenses.change(known, draft));
  }

  /**
   * Delete a surplus licence.
   *
   * @remarks Nothing new is bound under it; what was bound stays bound. `license.saved.v1` tells
   * so. To have it back, add it again.
   */
  @Delete('surplus/:id')
  @Can('surplus-license:delete')
  @HttpCode(204)
  async deleteSurplusLicense(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.licenses.remove(await this.queries.find(id, 'SURPLUS', actor));
  }

  private async show(license: License): Promise<SurplusLicenseResponse> {
    return toSurplusLicense(license, await this.queries.holdersOf([license]));
  }
}

const surplusOf = (query: LicenseSearchQuery) =>
  ({ kind: 'SURPLUS', ...filtersOf(query) }) as const;

/** Only staff say whether a signature is on file. */
function draftOf(
  body: SurplusLicenseRequest,
  agencyId: string,
  actor: Actor,
  known = false,
): LicenseDraft {
  const { brokerFirstName, brokerLastName, brokerEmail } = body;
  return {
    kind: 'SURPLUS',
    agencyId,
    state: body.surplusLinesState,
    number: body.surplusLicenseNumber,
    npn: null,
    expirationDate: null,
    activeResidentState: false,
    agentId: null,
    brokerFirstName,
    brokerLastName,
    brokerEmail,
    signatureOnFile: isStaff(actor) ? (body.signatureOnFile ?? known) : known,
  };
}
