import { Injectable } from '@nestjs/common';
import { DomainError, todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import { In, Not } from 'typeorm';
import { assertUndoable } from '../domain/cancellation/cancel-policy';
import { NON_PAYMENT } from '../domain/cancellation/reasons';
import type { NoticeHold } from '../domain/lifecycle/unpaid';
import { segmentsFrom } from '../domain/history/policy-stack';
import { policyStatusAfter, runningAgain } from '../domain/lifecycle/policy-status';
import { negated } from '../domain/money/charges';
import { addTransaction, changePolicy } from '../policies/change-policy';
import { lockVisible, stackOf } from '../policies/policy-rows';
import { Policy } from '../policies/policy.entity';
import { publishReinstated, publishStopped } from './cancellation-events';

/** Takes cancellations back: asked for, pending or done. */
@Injectable()
export class ReversalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Rejects a request or withdraws a pending cancellation. */
  withdraw(id: string, reason: string, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      const isRequest = policy.status === 'CANCEL REQUESTED';
      await this.runAgain(tx, policy, {
        action: isRequest ? 'rejectCancellation' : 'stopNotice',
        reason,
        nocStopped: false,
        noticeHold: this.heldBy(policy, reason, actor),
      });
    });
  }

  /** Stops the notice of a pending cancellation. */
  stopNotice(id: string, reason: string, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      await this.stop(tx, policy, reason, this.heldBy(policy, reason, actor));
    });
  }

  /** What the insured owed is settled: a notice for non-payment stops, any other goes on. */
  async settle(tx: Tx, policy: Policy, reason: string): Promise<void> {
    const isForNonPayment = policy.cancellation?.reason === NON_PAYMENT;
    if (!isForNonPayment || policy.status !== 'CANCEL PENDING') return;
    await this.stop(tx, policy, reason, policy.noticeHold);
  }

  private async stop(
    tx: Tx,
    policy: Policy,
    reason: string,
    noticeHold: NoticeHold | null,
  ): Promise<void> {
    await this.runAgain(tx, policy, { action: 'stopNotice', reason, nocStopped: true, noticeHold });
  }

  /** Who takes a notice for non-payment back by hand holds the next one: it would go out at once. */
  private heldBy(policy: Policy, reason: string, actor: Actor): NoticeHold | null {
    if (policy.cancellation?.reason !== NON_PAYMENT) return policy.noticeHold;
    return { reason, by: actor.name, at: this.clock.now().toISOString() };
  }

  /** Reinstates a cancelled policy: what its cancellation did is negated exactly. */
  undoCancelled(id: string, reason: string, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      const now = this.clock.now();
      const today = todayIn(policy.timeZone, now);
      const { effectiveDate, timeZone } = policy;
      const status = runningAgain(policy.status, 'undoCancelled', { effectiveDate, today });
      const noticeHold = this.heldBy(policy, reason, actor);
      const stack = await stackOf(tx.em, id);
      const cancel = stack.at(-1);
      if (cancel?.type !== 'CANCEL') throw new Error(`Policy ${id} was never cancelled.`);
      assertUndoable(todayIn(timeZone, cancel.created), today);
      await assertNotReplaced(tx, policy);
      const reinstated = await addTransaction(
        tx,
        policy,
        {
          type: 'REINSTATE',
          effectiveDate: cancel.effectiveDate,
          factor: cancel.factor,
          segments: segmentsFrom(stack.slice(0, -1), cancel.effectiveDate),
          charges: negated(cancel.charges),
          reversesId: cancel.id,
          reason,
        },
        { action: 'undoCancelled', patch: { status, noticeHold, ...NOT_CANCELLED }, now },
      );
      await publishReinstated(tx, reinstated, cancel);
    });
  }

  /** Thirty days after a cancellation for non-payment it is final. */
  async endReinstatementPeriod(tx: Tx, policy: Policy): Promise<void> {
    const status = policyStatusAfter(policy.status, 'endReinstatementPeriod');
    const patch = { status, reinstateUntil: null };
    await changePolicy(tx, policy, {
      action: 'endReinstatementPeriod',
      patch,
      now: this.clock.now(),
    });
  }

  private async runAgain(
    tx: Tx,
    policy: Policy,
    stop: {
      action: 'rejectCancellation' | 'stopNotice';
      reason: string;
      nocStopped: boolean;
      noticeHold: NoticeHold | null;
    },
  ): Promise<void> {
    const now = this.clock.now();
    const { action, reason, nocStopped, noticeHold } = stop;
    const { effectiveDate, timeZone } = policy;
    const today = todayIn(timeZone, now);
    const status = runningAgain(policy.status, action, { effectiveDate, today });
    const patch = { status, nocStopped, noticeHold, ...NOT_CANCELLED };
    const pending = action === 'stopNotice' ? policy.cancellation : null;
    const changed = await changePolicy(tx, policy, { action, patch, now });
    await publishStopped(tx, changed, reason, pending);
  }
}

const NOT_CANCELLED = { cancellation: null, reinstateUntil: null };

/** Another policy of the product runs for the same insured. */
async function assertNotReplaced(tx: Tx, { id, accountId, product }: Policy): Promise<void> {
  const running = { accountId, product, id: Not(id), status: In(['ISSUED', 'IN FORCE']) };
  if (!(await tx.em.existsBy(Policy, running))) return;
  throw new DomainError('POLICY_REPLACED', 'The insured has a newer policy of the product.', 409);
}
