import { sumOf } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { MoreThanOrEqual } from 'typeorm';
import { financeStatusAfter } from '../domain/finance-status';
import { Payment } from '../payments/payment.entity';
import { FinancePlan } from './finance-plan.entity';
import { planOf } from './finance-rows';

/** Moves an accepted plan on when its down payment has come in, be it in several payments. */
export async function followDownPayment(tx: Tx, payment: Payment): Promise<void> {
  const { isDownPayment, policyId } = payment;
  if (!isDownPayment) return;
  const plan = await planOf(tx.em, policyId);
  if (plan?.status !== 'ACCEPTED') return;
  const received = await tx.em.findBy(Payment, {
    policyId,
    isDownPayment,
    status: 'Paid',
    paymentDate: MoreThanOrEqual(plan.acceptedOn ?? plan.quotedOn),
  });
  if (sumOf(received.map(({ amount }) => amount)) < plan.downPayment) return;
  const status = financeStatusAfter(plan.status, 'receiveDownPayment');
  await tx.em.update(FinancePlan, { id: plan.id }, { status });
  const subject = { subjectType: 'finance-plan', subjectId: plan.id };
  await tx.record({ action: 'finance.receiveDownPayment', ...subject, after: { status } });
}
