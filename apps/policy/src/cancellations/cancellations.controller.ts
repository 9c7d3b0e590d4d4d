import { Body, Controller, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, DryRun, Previews } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import {
  CancellationReasonRequest,
  CancelPolicyRequest,
  CancelPolicyResponse,
} from './cancellations.dto';
import { CancellationsService } from './cancellations.service';
import { ReversalsService } from './reversals.service';

@ApiTags('cancellations')
@Controller('api/policy/v1')
export class CancellationsController {
  constructor(
    private readonly cancellations: CancellationsService,
    private readonly reversals: ReversalsService,
    private readonly queries: PoliciesQueries,
  ) {}

  /**
   * Cancel a policy, or ask for it: agencies and policyholders ask, the provider's staff approves,
   * gives notice or cancels flat.
   *
   * @remarks A request waits for the staff; a notice runs until its date; otherwise the policy ends
   * at once and what is to be returned is credited. `Prefer: dry-run` shows the returned premium and
   * saves nothing; its `ETag`, sent as `If-Match`, has it refused (412) when the policy was changed
   * since. The three undo calls take back a request, a notice and a cancellation.
   */
  @Put('cancel/:policyId')
  @Can('policy:cancel-request')
  @Previews()
  async cancelPolicy(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() body: CancelPolicyRequest,
    @CurrentCaller() caller: Caller,
    @DryRun() dryRun: boolean,
  ): Promise<CancelPolicyResponse> {
    const policy = await this.cancellations.cancel(id, body, caller, dryRun);
    return { ...policy, committed: !dryRun };
  }

  /**
   * Reject the request of a cancellation, or withdraw a pending one.
   *
   * @remarks The policy is in force as if nothing had been asked.
   */
  @Put('undo-cancel/:policyId')
  @Can('policy:cancel')
  async undoCancel(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() { reason }: CancellationReasonRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.reversals.withdraw(id, reason, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Stop the notice of a pending cancellation.
   *
   * @remarks The policy stays in force, and a paper of the stop is printed.
   */
  @Put('noc/stop/:policyId')
  @Can('policy:noc-stop')
  async stopNotice(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() { reason }: CancellationReasonRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.reversals.stopNotice(id, reason, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Reinstate a cancelled policy within thirty days.
   *
   * @remarks The policy is in force again without a gap, and the credit is charged back;
   * `policy.reinstated.v1` tells the other services. Later than thirty days after the cancellation,
   * or when the insured has a newer policy of the product, it is refused with 409. Cancelling it
   * again undoes it.
   */
  @Put('undo-cancelled/:policyId')
  @Can('policy:undo-cancel')
  async undoCancelled(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() { reason }: CancellationReasonRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.reversals.undoCancelled(id, reason, caller.actor);
    return this.queries.get(id, caller);
  }
}
