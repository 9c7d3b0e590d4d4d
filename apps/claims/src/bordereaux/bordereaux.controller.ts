import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { ClaimsBordereauQuery, ClaimsBordereauResponse } from './bordereaux.dto';
import { BordereauxQueries } from './bordereaux.queries';

@ApiTags('claims figures')
@Controller('api/claims/v1/bordereau')
export class BordereauxController {
  constructor(private readonly bordereaux: BordereauxQueries) {}

  /**
   * The claims of a month, as carriers and reinsurers are told of them.
   *
   * @remarks A row for each claim whose file was open at any moment of the month or of which
   * something was booked in it, to the end of its last day (UTC): what is paid in the month and
   * before, what is outstanding, how both moved, and what each treaty bears. Paid in the month and
   * outstanding moved are together incurred moved, and what was booked stays. The policy of a claim,
   * its treaties and their shares are those of today, also of a past month. Each carrier and reinsurer
   * sees the own ones, a reinsurer what its own treaties bear.
   */
  @Get()
  @Can('claim:view')
  getClaimsBordereau(
    @Query() { month }: ClaimsBordereauQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ClaimsBordereauResponse> {
    return this.bordereaux.get(month, actor);
  }
}
