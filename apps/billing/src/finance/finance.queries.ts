import { Injectable } from '@nestjs/common';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { findPolicy } from '../policies/policy-rows';
import { findPlan, planOf } from './finance-rows';
import type { FundedPlanResponse, PolicyFinanceResponse } from './finance.dto';
import { NO_PLAN, toFinancingQuote } from './finance.dto';
import { Financer } from './financer.entity';

@Injectable()
export class FinanceQueries {
  constructor(private readonly dataSource: DataSource) {}

  async ofPolicy(policyId: string, actor: Actor): Promise<PolicyFinanceResponse> {
    const { manager } = this.dataSource;
    const { id } = await findPolicy(manager, { id: policyId }, actor);
    const plan = await planOf(manager, id);
    return plan ? { ...toFinancingQuote(plan), accepted: plan.status !== 'QUOTED' } : NO_PLAN;
  }

  /** The plan of a policy with who finances it. */
  async funded(policyId: string, actor: Actor): Promise<FundedPlanResponse> {
    const { manager } = this.dataSource;
    const { id, accountId } = await findPolicy(manager, { id: policyId }, actor);
    const plan = await findPlan(manager, id);
    const financer = await manager.findOneByOrFail(Financer, { id: plan.processorId });
    return {
      financerName: financer.name,
      apr: plan.apr,
      numberOfInstallments: plan.installments,
      downPayment: toCurrencyUnits(plan.downPayment),
      amountFinanced: toCurrencyUnits(plan.amountFinanced),
      totalPremium: toCurrencyUnits(plan.totalPremium),
      installmentAmount: toCurrencyUnits(plan.installmentAmount),
      policyId,
      accountId,
      customerEmail: plan.email,
      isPremiumFinancePaid: plan.status === 'FUNDED',
    };
  }
}
