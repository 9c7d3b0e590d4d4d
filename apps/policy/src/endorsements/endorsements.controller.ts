import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import { NonPremiumChangeRequest } from './endorsements.dto';
import { EndorsementsService } from './endorsements.service';

@ApiTags('endorsements')
@Controller('api/policy/v1')
export class EndorsementsController {
  constructor(
    private readonly endorsements: EndorsementsService,
    private readonly queries: PoliciesQueries,
  ) {}

  /** Change a policy without a premium: its next revision. */
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
}
