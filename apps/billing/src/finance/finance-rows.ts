import { DomainError } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { Not } from 'typeorm';
import type { Financeable } from '../domain/finance-status';
import type { InvoiceMoney } from '../domain/invoice-status';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { FinancePlan } from './finance-plan.entity';
import { Financer } from './financer.entity';

/** The plan of a policy that counts: the newest that has not expired; null when it has none. */
export const planOf = (em: EntityManager, policyId: string): Promise<FinancePlan | null> =>
  em.findOne(FinancePlan, { where: { policyId, status: Not('EXPIRED') }, order: { id: 'DESC' } });

/** The same; 404 when there is none. */
export async function findPlan(em: EntityManager, policyId: string): Promise<FinancePlan> {
  const plan = await planOf(em, policyId);
  if (plan) return plan;
  throw new DomainError('FINANCE_NOT_FOUND', 'This policy has no financing plan.', 404);
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
  { id, market }: PolicyBill,
  invoice: InvoiceMoney,
): Promise<Financeable> {
  const plan = await planOf(em, id);
  const hasFinancer = (await financerOf(em)) !== null;
  return { market, invoice, hasFinancer, hasPlan: plan !== null && plan.status !== 'QUOTED' };
}
