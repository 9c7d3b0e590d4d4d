import type { Tx } from '@palisade/platform';
import { headOf } from '../policies/policy-events';
import type { Policy } from '../policies/policy.entity';
import type { NoLossStatementRow } from './no-loss-statement.entity';

/** Publishes a signed statement of no loss. */
export async function publishNoLossSigned(
  tx: Tx,
  policy: Policy,
  { policyId: _policyId, revision: _revision, signedAt, ...signed }: NoLossStatementRow,
): Promise<void> {
  const statement = { ...signed, signedAt: signedAt.toISOString() };
  const data = { ...(await headOf(tx.em, policy)), statement };
  await tx.publish({ type: 'policy.no-loss-signed.v1', data });
}

/** Publishes that all is paid to reinstate a policy, and a signature is missing. */
export async function publishStatementDue(tx: Tx, policy: Policy): Promise<void> {
  const { reinstateUntil } = policy;
  const data = { ...(await headOf(tx.em, policy)), reinstateUntil };
  await tx.publish({ type: 'policy.statement-due.v1', data });
}
