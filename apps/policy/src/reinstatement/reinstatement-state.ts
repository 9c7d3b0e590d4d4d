import type { EntityManager } from 'typeorm';
import { returnedOf } from '../cancellations/cancellable';
import type { Reinstatable, ReinstatementWait } from '../domain/lifecycle/reinstatement';
import { waitsFor } from '../domain/lifecycle/reinstatement';
import { stackOf } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { HeldMoney } from '../snapshots/held-money.entity';
import { NoLossStatementRow } from './no-loss-statement.entity';

/** The statement that was signed for the cancellation of a policy; null where none was. */
export const signedOf = (
  em: EntityManager,
  { id: policyId, revision }: Policy,
): Promise<NoLossStatementRow | null> => em.findOneBy(NoLossStatementRow, { policyId, revision });

/** A policy as far as it can be reinstated. */
export async function reinstatableOf(em: EntityManager, policy: Policy): Promise<Reinstatable> {
  const { id, status, balance } = policy;
  const returned = returnedOf(policy, await stackOf(em, id));
  const money = await em.findOneBy(HeldMoney, { id });
  return {
    status,
    balance,
    again: Math.max(0, -(returned?.charges.amountDue ?? 0)),
    held: money?.held ?? 0,
    isSigned: (await signedOf(em, policy)) !== null,
  };
}

/** What a policy waits for in its reinstatement period. */
export const waitOf = async (
  em: EntityManager,
  policy: Policy,
): Promise<ReinstatementWait | null> =>
  policy.status === 'IN REINSTATEMENT PERIOD' ? waitsFor(await reinstatableOf(em, policy)) : null;
