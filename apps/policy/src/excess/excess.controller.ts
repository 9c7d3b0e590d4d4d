import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
import { IssueBinderRequest } from '../binders/binders.dto';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import { AdhocExcessService } from './adhoc-excess.service';
import { AdhocExcessRequest, RescindExcessRequest } from './excess.dto';
import { ExcessService } from './excess.service';

@ApiTags('excess')
@Controller('api/policy/v1/excess')
export class ExcessController {
  constructor(
    private readonly excess: ExcessService,
    private readonly adhoc: AdhocExcessService,
    private readonly queries: PoliciesQueries,
  ) {}

  /**
   * Issue the bound quote of an excess policy.
   *
   * @remarks It stands on the highest policy of the insured that reaches where it begins and covers the
   * day; without one it is refused with 409. What ends, changes or renews that one is followed by it.
   */
  @Post('issue/:quoteId')
  @HttpCode(200)
  @Can('underwriting:release')
  async issueExcess(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Body() body: IssueBinderRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    const id = await this.excess.issue(quoteId, body, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Rescind an excess policy: everything that was charged goes back.
   *
   * @remarks As if it had never run. One with a claim, or with an issued renewal, is refused with 409. It
   * is undone within 30 days by undoing the cancellation.
   */
  @Put('rescind/:policyId')
  @Can('underwriting:rescind')
  async rescindExcess(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() { reason }: RescindExcessRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.excess.rescind(id, reason, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Write an excess policy without a quote, over one of ours or another carrier's.
   *
   * @remarks It begins where the policy below ends and lies within its term. Another carrier's is entered
   * with a document of the client that proves it. It is bound, billed and issued in one; rescind undoes it.
   */
  @Post('adhoc')
  @Can('underwriting:release')
  @Refuses({ 503: '' })
  async writeAdhocExcess(
    @Body() body: AdhocExcessRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    const id = await this.adhoc.write(body, caller);
    return this.queries.get(id, caller);
  }
}
