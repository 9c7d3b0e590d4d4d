import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { minorUnitsOf, toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Can, Computes, CurrentActor, MovesMoney } from '@palisade/platform';
import { installmentOf } from '../domain/installments';
import { PolicyQuery } from '../policies/policy-query.dto';
import {
  AcceptedPlanResponse,
  AcceptFinanceRequest,
  FinancingQuoteResponse,
  FundedPlanResponse,
  FundRequest,
  InstallmentRequest,
  InstallmentResponse,
  PolicyFinanceResponse,
  RequestFinanceRequest,
  toFinancingQuote,
} from './finance.dto';
import { FinanceQueries } from './finance.queries';
import { FinanceService } from './finance.service';
import { FundPlanService } from './fund-plan.service';

@ApiTags('premium finance')
@MovesMoney()
@Controller('api/billing/v1')
export class FinanceController {
  constructor(
    private readonly finance: FinanceService,
    private readonly funding: FundPlanService,
    private readonly queries: FinanceQueries,
  ) {}

  /**
   * The financing plan of a policy, if it has one.
   *
   * @remarks `accepted` tells a signed plan from one that is only quoted. A policy without a plan
   * is answered with empty terms, not with 404.
   */
  @Get('finance')
  @Can('billing:view')
  getFinancePlan(
    @Query() { policyId }: PolicyQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PolicyFinanceResponse> {
    return this.queries.ofPolicy(policyId, actor);
  }

  /**
   * Ask for a financing plan.
   *
   * @remarks A quote that still fits what is due is given again; otherwise a new one is made and
   * stands for thirty days. Only a policy of the United States of which nothing is paid and at
   * least 1,000 dollars are due is financed (409 otherwise). The insured accepts it by `POST
   * /api/billing/v1/agreement`.
   */
  @Post('finance')
  @Can('billing:finance-quote')
  async requestFinancePlan(
    @Body() body: RequestFinanceRequest,
    @CurrentActor() actor: Actor,
  ): Promise<FinancingQuoteResponse> {
    return toFinancingQuote(await this.finance.quote(body, actor));
  }

  /**
   * Accept the financing plan with a signature.
   *
   * @remarks Every figure must be the one that was quoted, and the quote not be over (409
   * otherwise). `finance.accepted.v1` is told, the agreement is printed under the answered `docId`,
   * and the financer sees the policy from then on. The down payment comes next; no call takes an
   * acceptance back.
   */
  @Post('agreement')
  @Can('billing:finance-accept')
  async acceptFinancePlan(
    @Body() body: AcceptFinanceRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AcceptedPlanResponse> {
    return { accepted: true, docId: await this.finance.accept(body, actor) };
  }

  /**
   * The level installment of a loan.
   *
   * @remarks The amount is exact and rounded half up to the cent; without interest it is the loan
   * divided by the number of installments.
   */
  @Post('get-installment')
  @Computes()
  @Can('billing:financer-add')
  computeInstallment(@Body() body: InstallmentRequest): InstallmentResponse {
    const { apr, financedAmount, numberOfInstallments: installments } = body;
    const amount = minorUnitsOf(financedAmount, '/financedAmount');
    return { installmentAmount: toCurrencyUnits(installmentOf({ amount, apr, installments })) };
  }

  /**
   * Record that the financer paid what it finances.
   *
   * @remarks It must be exactly the financed amount, of a plan that is signed and paid down, under
   * a transaction number that is not known yet (409 otherwise). The money counts for the invoices
   * that the plan was made for; what is then too much is paid back. `finance.funded.v1` is told and
   * the plan is at its end.
   */
  @Put('pay/premiumFinance')
  @Can('billing:record')
  async recordFunding(
    @Body() { policyId, transactionId, amountPaid, paymentDate }: FundRequest,
    @CurrentActor() actor: Actor,
  ): Promise<FundedPlanResponse> {
    const amount = minorUnitsOf(amountPaid, '/amountPaid');
    const funding = { policyId, transactionId: transactionId ?? null, amount, paymentDate };
    await this.funding.fund(funding, actor);
    return this.queries.funded(policyId, actor);
  }
}
