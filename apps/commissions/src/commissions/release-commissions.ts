import type { Tx } from '@palisade/platform';
import { releasable, sharePaid } from '../domain/release';
import { addStatementLine } from '../statements/add-statement-line';
import { publishReleased } from './commission-events';
import { Commission } from './commission.entity';
import { PolicyCommission } from './policy-commission.entity';
import { PolicyMoney } from './policy-money.entity';

/**
 * Locks what is known of a policy's money. The row is made by whichever event comes first, so the
 * events of a policy and of its payments are taken one after the other.
 */
export async function lockMoney(tx: Tx, policyId: string): Promise<PolicyMoney> {
  const none = { id: policyId, premiumPaid: 0, premiumReceived: 0 };
  await tx.em.createQueryBuilder().insert().into(PolicyMoney).values(none).orIgnore().execute();
  return tx.em.findOneOrFail(PolicyMoney, {
    where: { id: policyId },
    lock: { mode: 'pessimistic_write' },
  });
}

/**
 * Brings what may be paid of each commission of a policy to the share of the premium paid; what an
 * agency keeps itself is never released.
 */
export async function releaseCommissions(tx: Tx, money: PolicyMoney, now: Date): Promise<void> {
  const policy = await tx.em.findOneBy(PolicyCommission, { id: money.id });
  if (!policy || policy.kept) return;
  const premium = {
    charged: policy.premiumCharged,
    paid: money.premiumPaid,
    received: money.premiumReceived,
  };
  const where = { policyId: policy.id };
  for (const commission of await tx.em.find(Commission, { where, order: { id: 'ASC' } })) {
    const released = releasable(commission.amount, premium);
    const amount = released - commission.released;
    if (amount === 0) continue;
    await tx.em.update(Commission, { id: commission.id }, { released });
    const share = sharePaid(premium);
    await addStatementLine(tx, { commission, amount, paidShare: share, now });
    await publishReleased(tx, commission, policy.policyNumber, amount);
  }
}
