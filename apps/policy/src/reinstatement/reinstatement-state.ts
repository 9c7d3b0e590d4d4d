import { DomainError } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { returnedOf } from '../cancellations/cancellable';
import { checkRunsOn } from '../domain/life/acts/undo-cancelled';
import type { Reinstatable, ReinstatementWait } from '../domain/lifecycle/reinstatement';
import { waitsFor } from '../domain/lifecycle/reinstatement';
import { factsOf } from '../policies/life-of';
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

/** Throws 409 where no signature brings a policy back: of what its agency collects nothing is held. */
export async function checkSignable(em: EntityManager, policy: Policy, now: Date): Promise<void> {
  if (policy.agencyBilled) throw agencyDecides();
  checkRunsOn(await factsOf(em, policy, now));
}

const agencyDecides = (): DomainError =>
  new DomainError(
    'AGENCY_BILLED',
    'The agency collects the premium of this policy: it agrees on a reinstatement with the insurer.',
    409,
  );
