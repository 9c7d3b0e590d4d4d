import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Approves, Can } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import { CancelVoidingService } from './cancel-voiding.service';
import { AskVoidRequest, VoidPolicyRequest } from './voiding.dto';
import { VoidingService } from './voiding.service';

@ApiTags('voiding')
@Controller('api/policy/v1')
export class VoidingController {
  constructor(
    private readonly voiding: VoidingService,
    private readonly cancelVoiding: CancelVoidingService,
    private readonly queries: PoliciesQueries,
  ) {}

  /**
   * Ask to void a policy that was issued in error.
   *
   * @remarks Nothing changes until another person decides; a policy is asked for once at a time (409).
   */
  @Post('void/:policyId')
  @HttpCode(200)
  @Can('policy:void')
  async askVoid(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() { reason }: AskVoidRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.voiding.ask(id, reason, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Void a policy that somebody asked to void, or refuse it.
   *
   * @remarks The policy never was: all premium, taxes and fees go back, and its number is not used
   * again. A policy with a claim is refused (409). Another person than who asked, and not by a key
   * (403). A void policy stays void; `approved` false takes back the request alone.
   */
  @Put('void/:policyId')
  @Approves('policy.void')
  async voidPolicy(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() body: VoidPolicyRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.voiding.decide(id, body, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Ask to make a cancellation void that was issued in error.
   *
   * @remarks Of a pending cancellation, or of one that is done, whenever that was. Nothing changes
   * until another person decides; it is asked for once at a time (409).
   */
  @Post('void-cancel/:policyId')
  @HttpCode(200)
  @Can('policy:undo-cancel')
  async askVoidCancel(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() { reason }: AskVoidRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.cancelVoiding.ask(id, reason, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Make a cancellation void that somebody asked to void, or refuse it.
   *
   * @remarks The cancellation never was: the policy runs as before it, and every line of it is
   * taken back to the cent. Refused (409) while another policy of the insured runs, or a claim has a
   * loss since. Another person than who asked, and not by a key (403). `approved` false takes back
   * the request alone.
   */
  @Put('void-cancel/:policyId')
  @Approves('policy.voidCancel')
  async voidCancel(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() body: VoidPolicyRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.cancelVoiding.decide(id, body, caller.actor);
    return this.queries.get(id, caller);
  }
}
