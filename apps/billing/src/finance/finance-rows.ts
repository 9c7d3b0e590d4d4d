import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { In, Not } from 'typeorm';
import type { Financeable } from '../domain/finance-status';
import { financeStatusAfter } from '../domain/finance-status';
import type { InvoiceMoney } from '../domain/invoice-status';
import { visibleTo } from '../policies/policies.access';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { FinancePlan } from './finance-plan.entity';
import { Financer } from './financer.entity';

/** Plans that no longer count. */
const OVER = ['EXPIRED', 'CANCELLED'] as const;

/** The plan of a policy that counts: the newest that is not over; null when it has none. */
export const planOf = (em: EntityManager, policyId: string): Promise<FinancePlan | null> =>
  em.findOne(FinancePlan, { where: { policyId, status: Not(In(OVER)) }, order: { id: 'DESC' } });

/** The same; 404 when there is none. */
export async function findPlan(em: EntityManager, policyId: string): Promise<FinancePlan> {
  const plan = await planOf(em, policyId);
  if (plan) return plan;
  throw new DomainError('FINANCE_NOT_FOUND', 'This policy has no financing plan.', 404);
}

/** A quoted plan gives way to another one; 409 once it was accepted. */
export async function expirePlan({ em, record }: Tx, plan: FinancePlan): Promise<void> {
  const status = financeStatusAfter(plan.status, 'expire');
  await em.update(FinancePlan, { id: plan.id }, { status });
  const subject = { subjectType: 'finance-plan', subjectId: plan.id };
  const before = { status: plan.status };
  await record({ action: 'finance.expire', ...subject, before, after: { status } });
}

/** Who finances premium in the US. */
export const financerOf = (em: EntityManager): Promise<Financer | null> =>
  em.findOne(Financer, {
    where: { deleted: false, region: 'US' },
    order: { name: 'ASC', id: 'ASC' },
  });

/** What decides whether what is due of a policy can be financed. */
export async function financeFacts(
  em: EntityManager,
  { id, market, commissionPct }: PolicyBill,
  invoice: InvoiceMoney,
): Promise<Financeable> {
  const plan = await planOf(em, id);
  const hasFinancer = (await financerOf(em)) !== null;
  const hasPlan = plan !== null && plan.status !== 'QUOTED';
  return { market, invoice, hasFinancer, hasPlan, isNet: commissionPct !== null };
}

/** The plans that a caller may see, each with its policy and financer. */
export function visiblePlans(em: EntityManager, actor: Actor): SelectQueryBuilder<FinancePlan> {
  const query = em.createQueryBuilder(FinancePlan, 'plan');
  query.innerJoinAndSelect('plan.policy', 'policy').leftJoinAndSelect('plan.financer', 'financer');
  return visibleTo(query, actor);
}

/** One plan that the caller may see; 404 when there is none. */
export async function findVisiblePlan(
  em: EntityManager,
  id: string,
  actor: Actor,
): Promise<FinancePlan> {
  const plan = await visiblePlans(em, actor).andWhere('plan.id = :id', { id }).getOne();
  if (plan) return plan;
  throw new DomainError('FINANCE_NOT_FOUND', 'There is no such financing plan.', 404);
}
