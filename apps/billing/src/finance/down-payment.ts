import type { Tx } from '@palisade/platform';
import { financeStatusAfter } from '../domain/finance-status';
import type { Payment } from '../payments/payment.entity';
import { FinancePlan } from './finance-plan.entity';
import { planOf } from './finance-rows';

/** Moves an accepted plan on when its down payment has come in. */
export async function followDownPayment(tx: Tx, payment: Payment): Promise<void> {
  if (!payment.isDownPayment) return;
  const plan = await planOf(tx.em, payment.policyId);
  if (plan?.status !== 'ACCEPTED' || payment.amount < plan.downPayment) return;
  const status = financeStatusAfter(plan.status, 'receiveDownPayment');
  await tx.em.update(FinancePlan, { id: plan.id }, { status });
  const subject = { subjectType: 'finance-plan', subjectId: plan.id };
  await tx.record({ action: 'finance.receiveDownPayment', ...subject, after: { status } });
}
