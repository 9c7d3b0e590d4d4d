import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import { NonPremiumChangeRequest, RevertRequest } from './endorsements.dto';
import { EndorsementsService } from './endorsements.service';

@ApiTags('endorsements')
@Controller('api/policy/v1')
export class EndorsementsController {
  constructor(
    private readonly endorsements: EndorsementsService,
    private readonly queries: PoliciesQueries,
  ) {}

  /**
   * Change a policy without a premium: its next revision.
   *
   * @remarks The name of the insured and the contact change, nothing else; the name becomes that of the
   * client, which two people change (409 for any other). Agencies name a date
   * from 14 days back to 30 days ahead, staff any within the term (400); a policy that is not in a
   * status to be endorsed is refused with 409. `policy.endorsed.v1` tells the other services. A
   * further change undoes it: issued revisions are never edited.
   */
  @Post('nonpremium/:policyId')
  @HttpCode(200)
  @Can('policy:endorse')
  async changeWithoutPremium(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() body: NonPremiumChangeRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.endorsements.changeByHand(id, body, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Take the last revision of a policy back, an endorsement.
   *
   * @remarks What it charged goes back line by line, and changes of later dates are laid again as they
   * stood before it. Any other revision is refused with 409. A new endorsement changes the policy again.
   */
  @Put('revert/:policyId')
  @Can('policy:revert-revision')
  async revertRevision(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() { revisionId }: RevertRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.endorsements.revert(id, revisionId, caller.actor);
    return this.queries.get(id, caller);
  }
}
