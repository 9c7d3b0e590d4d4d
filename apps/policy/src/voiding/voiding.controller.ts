import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Approves, Can } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import { AskVoidRequest, VoidPolicyRequest } from './voiding.dto';
import { VoidingService } from './voiding.service';

@ApiTags('voiding')
@Controller('api/policy/v1')
export class VoidingController {
  constructor(
    private readonly voiding: VoidingService,
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
}
