import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { ReinstatementResponse, SignNoLossRequest } from './reinstatement.dto';
import { ReinstatementQueries } from './reinstatement.queries';
import { ReinstatementService } from './reinstatement.service';

@ApiTags('reinstatement')
@Controller('api/policy/v1')
export class ReinstatementController {
  constructor(
    private readonly reinstatement: ReinstatementService,
    private readonly queries: ReinstatementQueries,
  ) {}

  /**
   * What it takes to have a policy back that was cancelled for non-payment.
   *
   * @remarks The amount, the last day, and the statement of no loss with its signature. Where the
   * agency settles the money, no amount is named.
   */
  @Get('reinstatement/:policyId')
  @Can('policy:view')
  getReinstatement(
    @Param('policyId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<ReinstatementResponse> {
    return this.queries.get(id, actor);
  }

  /**
   * Sign the statement of no loss of a policy that was cancelled for non-payment.
   *
   * @remarks Once it is signed and all is paid, in either order, the policy is in force again without
   * a gap, by itself. 409 after its reinstatement period, when a claim is filed of a loss since
   * cover ended, and when it is signed already.
   */
  @Post('reinstatement/:policyId/statement')
  @HttpCode(200)
  @Can('quote:sign')
  async signNoLoss(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() body: SignNoLossRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReinstatementResponse> {
    await this.reinstatement.sign(id, body, actor);
    return this.queries.get(id, actor);
  }
}
