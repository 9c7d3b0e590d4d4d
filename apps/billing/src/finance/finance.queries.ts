import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { findPolicy } from '../policies/policy-rows';
import { isFinancePaid } from '../domain/finance-status';
import { Invoice } from '../invoices/invoice.entity';
import { findPlan, findVisiblePlan, planOf, visiblePlans } from './finance-rows';
import type { FundedPlanResponse, PolicyFinanceResponse } from './finance.dto';
import { NO_PLAN, toFinancingQuote } from './finance.dto';
import type { FinancingResponse, FinancingSearchQuery } from './financings.dto';
import { toFinancing } from './financings.dto';
import { Financer } from './financer.entity';

const LIST = {
  sortable: {
    created: 'plan.created',
    status: 'plan.status',
    amountFinanced: 'plan.amountFinanced',
    insuredName: 'policy.sort_name',
    policyNumber: 'policy.policyNumber',
  },
  defaultSort: 'created,desc',
  tieBreaker: 'plan.id',
};

@Injectable()
export class FinanceQueries {
  constructor(private readonly dataSource: DataSource) {}

  async ofPolicy(policyId: string, actor: Actor): Promise<PolicyFinanceResponse> {
    const { manager } = this.dataSource;
    const { id } = await findPolicy(manager, { id: policyId }, actor);
    const plan = await planOf(manager, id);
    return plan ? { ...toFinancingQuote(plan), accepted: plan.status !== 'QUOTED' } : NO_PLAN;
  }

  /** The plans in the caller's scope, each with its policy and financer. */
  async search(request: FinancingSearchQuery, actor: Actor): Promise<Page<FinancingResponse>> {
    const query = visiblePlans(this.dataSource.manager, actor);
    const { search, status } = request;
    const pattern = search && containingFolded(search);
    query.innerJoin(Invoice, 'invoice', 'invoice.id = plan.invoiceId');
    if (pattern) query.andWhere('invoice.found_text like :pattern', { pattern });
    if (status) query.andWhere('plan.status = :status', { status });
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map(toFinancing) };
  }

  async financing(id: string, actor: Actor): Promise<FinancingResponse> {
    return toFinancing(await findVisiblePlan(this.dataSource.manager, id, actor));
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
      isPremiumFinancePaid: isFinancePaid(plan.status),
    };
  }
}
