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

  /** The financing plan of a policy, if it has one. */
  @Get('finance')
  @Can('billing:view')
  getFinance(
    @Query() { policyId }: PolicyQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PolicyFinanceResponse> {
    return this.queries.ofPolicy(policyId, actor);
  }

  /** Ask for a financing plan. */
  @Post('finance')
  @Can('billing:finance-quote')
  async requestFinance(
    @Body() body: RequestFinanceRequest,
    @CurrentActor() actor: Actor,
  ): Promise<FinancingQuoteResponse> {
    return toFinancingQuote(await this.finance.quote(body, actor));
  }

  /** Accept the financing plan with a signature. */
  @Post('agreement')
  @Can('billing:finance-accept')
  async acceptFinance(
    @Body() body: AcceptFinanceRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AcceptedPlanResponse> {
    return { accepted: true, docId: await this.finance.accept(body, actor) };
  }

  /** The level installment of a loan. */
  @Post('get-installment')
  @Computes()
  @Can('billing:financer-add')
  getInstallment(@Body() body: InstallmentRequest): InstallmentResponse {
    const { apr, financedAmount, numberOfInstallments: installments } = body;
    const amount = minorUnitsOf(financedAmount, '/financedAmount');
    return { installmentAmount: toCurrencyUnits(installmentOf({ amount, apr, installments })) };
  }

  /** Record that the financer paid what it finances. */
  @Put('pay/premiumFinance')
  @Can('billing:record')
  async fund(
    @Body() { policyId, transactionId, amountPaid, paymentDate }: FundRequest,
    @CurrentActor() actor: Actor,
  ): Promise<FundedPlanResponse> {
    const amount = minorUnitsOf(amountPaid, '/amountPaid');
    const funding = { policyId, transactionId: transactionId ?? null, amount, paymentDate };
    await this.funding.fund(funding, actor);
    return this.queries.funded(policyId, actor);
  }
}
