import { Injectable } from '@nestjs/common';
import { checkFirstPerson } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { askSecondPerson, DomainClock, personBehind, Transactions } from '@palisade/platform';
import { IssueService } from '../binders/issue.service';
import { holdCovers } from '../binders/issue-conditions';
import { publishReinstated, publishStopped } from '../cancellations/cancellation-events';
import { heldNotice } from '../cancellations/held-notice';
import { askedVoid, askVoid } from '../domain/lifecycle/void-request';
import { changePolicy } from '../policies/change-policy';
import { doAct } from '../policies/do-act';
import { publishChanged } from '../policies/policy-events';
import { lockVisible } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import type { VoidPolicyRequest } from './voiding.dto';

/** Makes cancellations void that were issued in error, by two people (domain §5.3, §10.1). */
@Injectable()
export class CancelVoidingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly issues: IssueService,
  ) {}

  /** The first person asks. */
  ask(id: string, reason: string, actor: Actor): Promise<void> {
    const by = checkFirstPerson(personBehind(actor));
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      const now = this.clock.now();
      const asked = askVoid('voidCancel', voidableOf(policy), { reason, by, now });
      const patch = { cancelVoidRequest: asked };
      const change = { action: 'askVoidCancel' as const, patch, now };
      await publishChanged(tx, await changePolicy(tx, policy, change), change);
    });
  }

  /** Another person makes it void, or refuses to. */
  decide(id: string, { approved = true, reason }: VoidPolicyRequest, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      const { askedBy } = askedVoid('voidCancel', voidableOf(policy), approved);
      const now = this.clock.now();
      if (!approved) {
        const patch = { cancelVoidRequest: null };
        const change = { action: 'refuseVoidCancel' as const, patch, reason, now };
        return publishChanged(tx, await changePolicy(tx, policy, change), change);
      }
      await askSecondPerson(tx, 'policy.voidCancel', { begunBy: [askedBy], actor });
      await voidCancel(tx, policy, { reason, by: actor.name, now });
      await this.issues.issueRenewalOf(tx, id);
    });
  }
}

const voidableOf = ({ status, cancelVoidRequest: wish }: Policy) => ({ status, wish });

async function voidCancel(
  tx: Tx,
  policy: Policy,
  why: { reason: string; by: string; now: Date },
): Promise<void> {
  await holdCovers(tx.em, policy);
  const { reason, now } = why;
  const patch = { noticeHold: heldNotice(policy, why) };
  const done = await doAct(tx, policy, { type: 'voidCancellation', wish: { reason }, patch, now });
  if (!done) return;
  if (done.premiums.length) await publishReinstated(tx, done);
  else await publishStopped(tx, done, reason);
}
