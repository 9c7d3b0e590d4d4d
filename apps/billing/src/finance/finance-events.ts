import type { MinorUnits } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { scopeOfPolicy } from '../policies/policy-rows';
import type { FinancePlan } from './finance-plan.entity';

/** Publishes a plan that was signed; its agreement is printed under the id of the document. */
export async function publishAccepted(
  tx: Tx,
  { plan, docId, signedAt }: { plan: FinancePlan; docId: string; signedAt: Date },
  policy: PolicyBill,
): Promise<void> {
  const { id: financeId, financeQuoteNumber, policyId, processorId, currency } = plan;
  const { amountFinanced, downPayment, apr, installments, installmentAmount } = plan;
  await tx.publish({
    type: 'finance.accepted.v1',
    data: {
      financeId,
      financeQuoteNumber,
      policyId,
      policyNumber: policy.policyNumber,
      processorId,
      currency,
      amountFinanced,
      downPayment,
      apr,
      installments,
      installmentAmount,
      firstInstallmentDue: plan.firstInstallmentDue,
      signeeName: plan.signature ?? '',
      signedAt: signedAt.toISOString(),
      docId,
      scope: scopeOfPolicy({ ...policy, processorId }),
    },
  });
}

/** Publishes that the financer paid what it finances. */
export async function publishFunded(
  tx: Tx,
  { plan, amount }: { plan: FinancePlan; amount: MinorUnits },
  policy: PolicyBill,
): Promise<void> {
  const { id: financeId, policyId, processorId, currency } = plan;
  const scope = scopeOfPolicy(policy);
  const data = { financeId, policyId, processorId, currency, amount, scope };
  await tx.publish({ type: 'finance.funded.v1', data });
}

/** Publishes that the financer reported a default. */
export async function publishDefaulted(
  tx: Tx,
  { plan, unpaid, noticeSentOn }: { plan: FinancePlan; unpaid: MinorUnits; noticeSentOn: string },
  policy: PolicyBill,
): Promise<void> {
  const { id: financeId, policyId, processorId, currency } = plan;
  const scope = scopeOfPolicy(policy);
  const data = { financeId, policyId, processorId, currency, unpaid, noticeSentOn, scope };
  await tx.publish({ type: 'finance.defaulted.v1', data });
}

/** Publishes how a plan ended, or that its default was cured. */
export async function publishEnded(
  tx: Tx,
  { id: financeId, policyId }: FinancePlan,
  { outcome, policy }: { outcome: 'CANCELLED' | 'CURED' | 'PAID_OFF'; policy: PolicyBill },
): Promise<void> {
  const data = { financeId, policyId, outcome, scope: scopeOfPolicy(policy) };
  await tx.publish({ type: 'finance.ended.v1', data });
}
