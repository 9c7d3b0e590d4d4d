import { Body, Controller, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, DryRun, Previews, Refuses } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { RenewalQuoteResponse, RenewalRequest } from './renewals.dto';
import { RenewalsService } from './renewals.service';

@ApiTags('renewal quotes')
@Controller('api/quote/v1/renewal')
export class RenewalsController {
  constructor(private readonly renewals: RenewalsService) {}

  /**
   * Make a quote that renews a policy.
   *
   * @remarks It begins where the policy ends, has its terms, insureds and answers but for what the body
   * changes, and is rated by the facts of today and the book in force then; `renewal` has the expiring
   * term beside it. From 120 days before the end, three of them at most. `Prefer: dry-run` shows it and
   * saves nothing. Binding it makes a policy of its own; deleting it leaves the policy as it is.
   */
  @Post(':policyId')
  @Can('policy:renew')
  @Previews()
  @Refuses({ 503: '' })
  createRenewal(
    @Param('policyId', ParseUUIDPipe) policyId: string,
    @Body() body: RenewalRequest,
    @CurrentCaller() caller: Caller,
    @DryRun() dryRun: boolean,
  ): Promise<RenewalQuoteResponse> {
    return this.renewals.create(policyId, body, caller, dryRun);
  }
}
