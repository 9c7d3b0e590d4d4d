import { Injectable } from '@nestjs/common';
import { DomainError, todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import { IssueService } from '../binders/issue.service';
import { holdCovers } from '../binders/issue-conditions';
import type { UndoWish } from '../domain/life/acts/undo-cancelled';
import { NON_PAYMENT } from '../domain/cancellation/reasons';
import type { NoticeHold } from '../domain/lifecycle/unpaid';
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import { doAct } from '../policies/do-act';
import { lockVisible, stackOf } from '../policies/policy-rows';
import type { PolicyTransaction } from '../policies/policy-transaction.entity';
import type { Policy } from '../policies/policy.entity';
import { followAgain } from '../renewals/renewal-time';
import { publishReinstated, publishStopped } from './cancellation-events';
import { heldNotice } from './held-notice';

const UNDERLYING_RUNS = 'The underlying policy was reinstated';

/** Takes cancellations back: asked for, pending or done. */
@Injectable()
export class ReversalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly issues: IssueService,
  ) {}

  /** Rejects a request or withdraws a pending cancellation. */
  withdraw(id: string, reason: string, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      const isRequest = policy.status === 'CANCEL REQUESTED';
      const type = isRequest ? 'rejectCancellation' : 'withdrawCancellation';
      const noticeHold = this.heldBy(policy, reason, actor);
      await this.runAgain(tx, policy, { type, reason, noticeHold });
    });
  }

  /** Stops the notice of a pending cancellation. */
  stopNotice(id: string, reason: string, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      const noticeHold = this.heldBy(policy, reason, actor);
      await this.runAgain(tx, policy, { type: 'stopNotice', reason, noticeHold });
    });
  }

  /** What the insured owed is settled: a notice for non-payment stops, any other goes on. */
  async settle(tx: Tx, policy: Policy, reason: string): Promise<void> {
    const isForNonPayment = policy.cancellation?.reason === NON_PAYMENT;
    if (!isForNonPayment || policy.status !== 'CANCEL PENDING') return;
    const { noticeHold } = policy;
    await this.runAgain(tx, policy, { type: 'stopNotice', reason, noticeHold });
  }

  /** Reinstates a cancelled policy: what its cancellation did is negated exactly. */
  undoCancelled(id: string, reason: string, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      policyStatusAfter(policy.status, 'undoCancelled');
      await holdCovers(tx.em, policy);
      const stack = await stackOf(tx.em, id);
      const wish = undoWish(policy, stack, reason);
      const patch = { noticeHold: this.heldBy(policy, reason, actor) };
      const now = this.clock.now();
      const act = { type: 'undoCancelled' as const, wish, patch, stack, now };
      const done = await doAct(tx, policy, act);
      if (!done) return;
      await publishReinstated(tx, done);
      if (policy.status === 'FLAT CANCELLED') await followAgain(tx, done.policy, now);
      await this.issues.issueRenewalOf(tx, id);
    });
  }

  /**
   * The policy below an excess policy runs again: so does what had ended with it. Where a loss of the days
   * between or a newer policy stands against it, it stays as it is.
   */
  async reinstateFollowing(tx: Tx, policy: Policy): Promise<void> {
    const stack = await stackOf(tx.em, policy.id);
    const wish = undoWish(policy, stack, UNDERLYING_RUNS);
    try {
      const act = { type: 'undoCancelled' as const, wish, stack, now: this.clock.now() };
      const done = await doAct(tx, policy, act);
      if (done) await publishReinstated(tx, done);
    } catch (error) {
      // An act is checked before it writes anything.
      if (!(error instanceof DomainError)) throw error;
    }
  }

  /** Thirty days after a cancellation for non-payment it is final. */
  async endReinstatementPeriod(tx: Tx, policy: Policy): Promise<void> {
    await doAct(tx, policy, { type: 'endReinstatementPeriod', wish: {}, now: this.clock.now() });
  }

  private async runAgain(
    tx: Tx,
    policy: Policy,
    stop: {
      type: 'rejectCancellation' | 'withdrawCancellation' | 'stopNotice';
      reason: string;
      noticeHold: NoticeHold | null;
    },
  ): Promise<void> {
    const { type, reason, noticeHold } = stop;
    const patch = { noticeHold };
    const done = await doAct(tx, policy, { type, wish: {}, patch, now: this.clock.now() });
    if (!done) return;
    await publishStopped(tx, done, reason);
    await this.issues.issueRenewalOf(tx, policy.id);
  }

  private heldBy(policy: Policy, reason: string, actor: Actor): NoticeHold | null {
    return heldNotice(policy, { reason, by: actor.name, now: this.clock.now() });
  }
}

/** What undoing the last cancellation of a policy asks for. */
export function undoWish(
  { id, timeZone }: Policy,
  stack: readonly PolicyTransaction[],
  reason: string,
): UndoWish {
  const cancel = stack.findLast(({ type }) => type === 'CANCEL');
  if (!cancel) throw new Error(`Policy ${id} was never cancelled.`);
  return { reason, cancelledOn: todayIn(timeZone, cancel.created) };
}
