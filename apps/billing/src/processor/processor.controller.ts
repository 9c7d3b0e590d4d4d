import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { PolicyQuery } from '../policies/policy-query.dto';
import {
  CardsEnabledResponse,
  PortalDataResponse,
  PortalKeyResponse,
  ProcessorScriptResponse,
  ValidateSessionQuery,
  ValidSessionResponse,
} from './processor.dto';
import { ProcessorService } from './processor.service';

@ApiTags('payment processor')
@Controller('api/billing/v1')
export class ProcessorController {
  constructor(private readonly processor: ProcessorService) {}

  /** Where the script of the payment portal is. */
  @Get('payment-processor')
  @Can('billing:pay')
  getScript(): ProcessorScriptResponse {
    return { url: this.processor.scriptUrl() };
  }

  /** A key that lets the payer into the portal for half an hour. */
  @Get('oneInc/key')
  @Can('billing:pay')
  getKey(
    @Query() { policyId }: PolicyQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PortalKeyResponse> {
    return this.processor.openSession(policyId, actor);
  }

  /** Whether a key is still good; `sessionId` is the key. */
  @Get('oneInc/validate')
  @Can('billing:pay')
  async validateSession(
    @Query() { sessionId, policyId }: ValidateSessionQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ValidSessionResponse> {
    return { valid: await this.processor.isValid(sessionId, policyId, actor) };
  }

  /** What the portal needs to know of a policy. */
  @Get('oneInc/:policyNumber')
  @Can('billing:view')
  getPortalData(
    @Param('policyNumber') policyNumber: string,
    @CurrentActor() actor: Actor,
  ): Promise<PortalDataResponse> {
    return this.processor.portalData(policyNumber, actor);
  }

  /** Whether the policy can be paid by card. */
  @Get('xpress-enabled')
  @Can('billing:view')
  async takesCards(
    @Query() { policyId }: PolicyQuery,
    @CurrentActor() actor: Actor,
  ): Promise<CardsEnabledResponse> {
    return { enabled: await this.processor.takesCards(policyId, actor) };
  }
}
