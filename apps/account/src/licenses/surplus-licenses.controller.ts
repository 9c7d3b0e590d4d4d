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
  SurplusLicenseRequest,
  SurplusLicenseResponse,
  SurplusLicenseSearchQuery,
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

  /** The surplus licences of the caller's agency. */
  @Get('surplus/search')
  @Can('surplus-license:view')
  @ApiPage(SurplusLicenseResponse)
  searchSurplusLicenses(
    @Query() query: SurplusLicenseSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<SurplusLicenseResponse>> {
    const { surplusLinesState: state, agencyId } = query;
    const filter = { kind: 'SURPLUS', state, agencyId } as const;
    return this.queries.search(query, filter, actor, toSurplusLicense);
  }

  /** Add a surplus licence. */
  @Post('surplus')
  @Can('surplus-license:create')
  async addSurplusLicense(
    @Body() body: SurplusLicenseRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SurplusLicenseResponse> {
    const agencyId = agencyFor(actor, body.agencyId);
    return this.show(await this.licenses.add(draftOf(body, agencyId, actor)));
  }

  /** Edit a surplus licence. */
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

  /** Delete a surplus licence. */
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
    return toSurplusLicense(license, await this.queries.namesOf([license]));
  }
}

/** Only staff say whether a signature is on file. */
function draftOf(
  body: SurplusLicenseRequest,
  agencyId: string,
  { accountType }: Actor,
  known = false,
): LicenseDraft {
  const { brokerFirstName, brokerLastName, brokerEmail } = body;
  return {
    kind: 'SURPLUS',
    agencyId,
    state: body.surplusLinesState,
    number: body.surplusLicenseNumber,
    ...{ npn: null, expirationDate: null, activeResidentState: false },
    ...{ brokerFirstName, brokerLastName, brokerEmail },
    signatureOnFile: accountType === 'COWBELL' ? (body.signatureOnFile ?? known) : known,
  };
}
