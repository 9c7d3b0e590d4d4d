import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import { ErpOfferRequest, ErpRequest } from './reporting.dto';
import { ReportingService } from './reporting.service';

@ApiTags('extended reporting')
@Controller('api/policy/v1/erp')
export class ReportingController {
  constructor(
    private readonly reporting: ReportingService,
    private readonly queries: PoliciesQueries,
  ) {}

  /**
   * Buy more time to report to a policy that has ended.
   *
   * @remarks What happened before the end of cover can be reported for so many months from it. The
   * premium is that of the offer (400) and earned whole on the first day; no limit is added. Refused
   * (409) after the days of the state, while premium is owed, after an end for fraud, and when
   * months are bought already. A policy that runs again takes it back.
   */
  @Post()
  @HttpCode(200)
  @Can('policy:erp')
  async buyExtendedReporting(
    @Body() body: ErpRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.reporting.buy(body, caller.actor);
    return this.queries.get(body.policyId, caller);
  }

  /**
   * Send the offer of extended reporting that did not go out by itself.
   *
   * @remarks Where the last terms do not tell their premium for one year, it is named here (409).
   */
  @Put('offer/:policyId')
  @Can('policy:erp')
  async offerExtendedReporting(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() body: ErpOfferRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.reporting.sendByHand(id, body, caller.actor);
    return this.queries.get(id, caller);
  }
}
