import { Body, Controller, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import { CancellationReasonRequest } from './cancellations.dto';
import { NoticesService } from './notices.service';

@ApiTags('cancellations')
@Controller('api/policy/v1')
export class NoticesController {
  constructor(
    private readonly notices: NoticesService,
    private readonly queries: PoliciesQueries,
  ) {}

  /**
   * Hold back the notice of cancellation for non-payment of a policy.
   *
   * @remarks Ten days after an invoice was due the notice goes out by itself; a held one waits on the list of
   * those to be noticed, with the reason. `PUT /api/policy/v1/noc/release/{policyId}` lets it go out.
   */
  @Put('noc/hold/:policyId')
  @Can('policy:noc-stop')
  async holdNotice(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() { reason }: CancellationReasonRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.notices.hold(id, reason, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Let the held notice of a policy go out.
   *
   * @remarks When it is due; at once when it was due while it was held.
   */
  @Put('noc/release/:policyId')
  @Can('policy:noc-stop')
  async releaseNotice(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() { reason }: CancellationReasonRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.notices.release(id, reason, caller.actor);
    return this.queries.get(id, caller);
  }
}
