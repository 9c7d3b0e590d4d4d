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
import { PortalDataQueries } from './portal-data.queries';
import { ProcessorService } from './processor.service';

@ApiTags('payment processor')
@Controller('api/billing/v1')
export class ProcessorController {
  constructor(
    private readonly processor: ProcessorService,
    private readonly queries: PortalDataQueries,
  ) {}

  /**
   * Where the script of the payment portal is.
   *
   * @remarks A payment page loads it to hand card and account numbers to the processor without
   * sending them to the platform's own calls.
   */
  @Get('payment-processor')
  @Can('billing:pay')
  getPortalScriptAddress(): ProcessorScriptResponse {
    return { url: this.processor.scriptUrl() };
  }

  /**
   * A key that lets the payer into the portal for half an hour.
   *
   * @remarks The key is for one policy and may be used several times until it ends; only its hash
   * is kept. Charges are made with it at the portal and then reported by `POST
   * /api/billing/v1/paid`.
   */
  @Get('oneInc/key')
  @Can('billing:pay')
  getPortalKey(
    @Query() { policyId }: PolicyQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PortalKeyResponse> {
    return this.processor.openSession(policyId, actor);
  }

  /**
   * Whether a key is still good; `sessionId` is the key.
   *
   * @remarks `valid` is false for a key that is over, unknown or of another policy. Asking does not
   * make a key last longer.
   */
  @Get('oneInc/validate')
  @Can('billing:pay')
  async validatePortalKey(
    @Query() { sessionId, policyId }: ValidateSessionQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ValidSessionResponse> {
    return { valid: await this.processor.isValid(sessionId, policyId, actor) };
  }

  /**
   * What the portal needs to know of a policy.
   *
   * @remarks `dueAmount` is what may still be charged: payments under way and amounts held at the
   * portal are taken off. With it come the insured, the currency, until when payment is taken and
   * the methods that the caller's organisation saved.
   */
  @Get('oneInc/:policyNumber')
  @Can('billing:view')
  getPortalData(
    @Param('policyNumber') policyNumber: string,
    @CurrentActor() actor: Actor,
  ): Promise<PortalDataResponse> {
    return this.queries.portalData(policyNumber, actor);
  }

  /**
   * Whether the policy can be paid by card.
   *
   * @remarks Cards are taken while something may still be charged: not when all is paid, and not
   * while payments under way cover it.
   */
  @Get('xpress-enabled')
  @Can('billing:view')
  async checkCardPayment(
    @Query() { policyId }: PolicyQuery,
    @CurrentActor() actor: Actor,
  ): Promise<CardsEnabledResponse> {
    return { enabled: await this.queries.takesCards(policyId, actor) };
  }
}
