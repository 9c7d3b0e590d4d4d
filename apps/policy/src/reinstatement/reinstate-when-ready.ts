import type { Tx } from '@palisade/platform';
import { holdCovers } from '../binders/issue-conditions';
import { publishReinstated } from '../cancellations/cancellation-events';
import type { ReinstatementWait } from '../domain/lifecycle/reinstatement';
import { waitsFor } from '../domain/lifecycle/reinstatement';
import { changePolicy } from '../policies/change-policy';
import { doAct } from '../policies/do-act';
import { factsOf } from '../policies/life-of';
import type { Policy } from '../policies/policy.entity';
import { publishStatementDue } from './reinstatement-events';
import { reinstatableOf, waitOf } from './reinstatement-state';

/** A locked policy whose money has changed, with what it waited for before. */
export interface MoneyChange {
  policy: Policy;
  before: ReinstatementWait | null;
  now: Date;
}

/** The money of a policy has changed: it is back, or waits for a signature alone, which is told. */
export async function followMoney(tx: Tx, { policy, before, now }: MoneyChange): Promise<void> {
  if (policy.status !== 'IN REINSTATEMENT PERIOD') return;
  const after = await waitOf(tx.em, policy);
  if (after === 'STATEMENT' && before !== after) {
    const change = { action: 'awaitStatement', patch: {}, now } as const;
    await publishStatementDue(tx, await changePolicy(tx, policy, change));
  }
  await reinstateWhenReady(tx, policy, now);
}

/** Reinstates a locked policy that is signed and paid, where no loss and no other policy hinders it. */
export async function reinstateWhenReady(tx: Tx, policy: Policy, now: Date): Promise<void> {
  if (policy.status !== 'IN REINSTATEMENT PERIOD') return;
  if (waitsFor(await reinstatableOf(tx.em, policy)) !== null) return;
  await holdCovers(tx.em, policy);
  const { hasLossInGap, isReplaced } = await factsOf(tx.em, policy, now);
  if (hasLossInGap || isReplaced) return;
  const done = await doAct(tx, policy, { type: 'reinstate', wish: {}, now });
  if (done) await publishReinstated(tx, done);
}
