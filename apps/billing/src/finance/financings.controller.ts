import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { minorUnitsOf } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, MovesMoney } from '@palisade/platform';
import { FinanceQueries } from './finance.queries';
import { FundedPlanResponse } from './finance.dto';
import {
  AddFinancerRequest,
  DefaultRequest,
  FinancingParameters,
  FinancingResponse,
  FinancingSearchQuery,
} from './financings.dto';
import { FinancingsService } from './financings.service';

@ApiTags('premium finance')
@MovesMoney()
@Controller('api/billing/v1')
export class FinancingsController {
  constructor(
    private readonly financings: FinancingsService,
    private readonly queries: FinanceQueries,
  ) {}

  /**
   * The financing plans in the caller's scope, the latest first.
   *
   * @remarks Also those that are only quoted, or over. A premium processor sees those of the
   * policies that it finances. `allowedActions` says what the state of each allows.
   */
  @Get('financings/search')
  @Can('billing:view')
  @ApiPage(FinancingResponse)
  searchFinancings(
    @Query() query: FinancingSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<FinancingResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * Add a premium financer to a policy.
   *
   * @remarks Quotes the plan that was arranged with a premium processor of the platform in place of
   * the one that was quoted before; the insured signs it on the payment page. The total is what is
   * due, and every figure must follow from it, the down payment and the rate. Only what `POST
   * /api/billing/v1/finance` would quote can be financed (409 otherwise).
   */
  @Post('create/premiumFinance')
  @Can('billing:financer-add')
  async addPremiumFinancer(
    @Body() body: AddFinancerRequest,
    @CurrentActor() actor: Actor,
  ): Promise<FundedPlanResponse> {
    const { numberOfInstallments: installments, ...offer } = body;
    await this.financings.offer(
      {
        ...offer,
        installments,
        totalPremium: minorUnitsOf(body.totalPremium, '/totalPremium'),
        downPayment: minorUnitsOf(body.downPayment, '/downPayment'),
        amountFinanced: minorUnitsOf(body.amountFinanced, '/amountFinanced'),
        installmentAmount: minorUnitsOf(body.installmentAmount, '/installmentAmount'),
      },
      actor,
    );
    return this.queries.funded(body.policyId, actor);
  }

  /**
   * Disaffirm an accepted plan.
   *
   * @remarks Within ten days of its acceptance and before the down payment (409 otherwise). All that
   * is due is due in full within thirty days, `finance.ended.v1` is told, and the financer sees the
   * policy no more. No call takes it back; a new plan can be asked for.
   */
  @Post('financings/:financeId/disaffirm')
  @HttpCode(200)
  @Can('billing:finance-accept')
  async disaffirmPlan(
    @Param() { financeId }: FinancingParameters,
    @CurrentActor() actor: Actor,
  ): Promise<FinancingResponse> {
    await this.financings.disaffirm(financeId, actor);
    return this.queries.financing(financeId, actor);
  }

  /**
   * Report that the insured does not pay the financer.
   *
   * @remarks Of a funded plan, ten days after the financer's notice of intent (409 otherwise).
   * `finance.defaulted.v1` is told and the policy gets its notice of cancellation; what is returned
   * of the premium goes to the financer first. Curing the default undoes it.
   */
  @Post('financings/:financeId/default')
  @HttpCode(200)
  @Can('billing:record')
  async reportDefault(
    @Param() { financeId }: FinancingParameters,
    @Body() { unpaid, noticeSentOn }: DefaultRequest,
    @CurrentActor() actor: Actor,
  ): Promise<FinancingResponse> {
    const amount = minorUnitsOf(unpaid, '/unpaid');
    await this.financings.default(financeId, { unpaid: amount, noticeSentOn }, actor);
    return this.queries.financing(financeId, actor);
  }

  /**
   * Report that a default was cured.
   *
   * @remarks Before the policy is cancelled (409 otherwise). `finance.ended.v1` is told and the
   * notice of the policy is stopped.
   */
  @Post('financings/:financeId/cure')
  @HttpCode(200)
  @Can('billing:record')
  async cureDefault(
    @Param() { financeId }: FinancingParameters,
    @CurrentActor() actor: Actor,
  ): Promise<FinancingResponse> {
    await this.financings.cure(financeId, actor);
    return this.queries.financing(financeId, actor);
  }

  /**
   * Report that the last installment was paid.
   *
   * @remarks Of a funded plan (409 otherwise). From then on what is returned of the premium goes to
   * the insured. `finance.ended.v1` is told; no call takes it back.
   */
  @Post('financings/:financeId/pay-off')
  @HttpCode(200)
  @Can('billing:record')
  async payPlanOff(
    @Param() { financeId }: FinancingParameters,
    @CurrentActor() actor: Actor,
  ): Promise<FinancingResponse> {
    await this.financings.payOff(financeId, actor);
    return this.queries.financing(financeId, actor);
  }
}
