import { Body, Controller, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { AgencyBankResponse } from '../statements/statements.dto';
import { StatementsQueries } from '../statements/statements.queries';
import { SaveAgencyBankRequest } from './agency-bank.dto';
import { AgencyBankService } from './agency-bank.service';

@ApiTags('statements')
@Controller('api/commissions/v1')
export class AgencyBankController {
  constructor(
    private readonly queries: StatementsQueries,
    private readonly banks: AgencyBankService,
  ) {}

  /**
   * Say where an agency is paid by ACH.
   *
   * @remarks An agency says it of itself, staff of any. It replaces what was said before; statements
   * that are paid from then on go there. Of the account number only the last four digits are kept.
   * A routing number or sort code of no bank is refused (400). It is undone by saving the former
   * account again.
   */
  @Put(':agencyId/ach')
  @Can('billing:ach-details')
  async saveAgencyBank(
    @Param('agencyId', ParseUUIDPipe) agencyId: string,
    @Body() { swift = '', phone = '', address = '', ...body }: SaveAgencyBankRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyBankResponse> {
    await this.queries.findAgency(agencyId, actor);
    const { agencyId: _, ...saved } = await this.banks.save({
      ...body,
      swift,
      phone,
      address,
      agencyId,
    });
    return saved;
  }
}
