import { sumOf } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { financeStatusAfter } from '../domain/finance-status';
import type { Payment } from '../payments/payment.entity';
import { partsOf } from '../payments/payment-rows';
import { FinancePlan } from './finance-plan.entity';
import { planOf } from './finance-rows';

/** Moves an accepted plan on when its down payment has come in. */
export async function followDownPayment(tx: Tx, payment: Payment): Promise<void> {
  if (!payment.isDownPayment) return;
  const plan = await planOf(tx.em, payment.policyId);
  if (plan?.status !== 'ACCEPTED') return;
  const parts = await partsOf(tx.em, payment.partOf ?? payment.transactionId);
  const received = parts.filter(({ status }) => status === 'Paid').map(({ amount }) => amount);
  if (sumOf(received) < plan.downPayment) return;
  const status = financeStatusAfter(plan.status, 'receiveDownPayment');
  await tx.em.update(FinancePlan, { id: plan.id }, { status });
  const subject = { subjectType: 'finance-plan', subjectId: plan.id };
  await tx.record({ action: 'finance.receiveDownPayment', ...subject, after: { status } });
}
