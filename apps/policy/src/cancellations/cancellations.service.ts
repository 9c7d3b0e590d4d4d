import { Injectable } from '@nestjs/common';
import { DomainError, isStaff, todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import type { CancellationDecision } from '../domain/cancellation/cancel-policy';
import {
  cancelForDefault,
  cancelPolicy,
  cancelRescinded,
  reachCancelDate,
  requestCancellation,
} from '../domain/cancellation/cancel-policy';
import type { Caller } from '../policies/caller';
import type { PolicyChange } from '../policies/change-policy';
import { addTransaction, changePolicy } from '../policies/change-policy';
import type { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import { lockVisible, stackOf } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { cancellableOf } from './cancellable';
import { publishCancelled, publishPending, publishRequested } from './cancellation-events';
import type { CancelPolicyRequest } from './cancellations.dto';

/** Cancels policies: asked for, pending until a date, done. */
@Injectable()
export class CancellationsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly queries: PoliciesQueries,
  ) {}

  /**
   * Staff approves, gives notice or cancels flat, everyone else asks; a dry run answers the same
   * and keeps nothing.
   */
  async cancel(
    id: string,
    request: CancelPolicyRequest,
    caller: Caller,
    dryRun: boolean,
  ): Promise<PolicyResponse> {
    const holds = await this.queries.holds(caller);
    return this.transactions.run(
      async (tx) => {
        const policy = await lockVisible(tx.em, id, caller.actor);
        await this.decideAndApply(tx, policy, { request, caller, holds });
        return this.queries.get(id, caller, tx.em);
      },
      { dryRun },
    );
  }

  /** Nobody pays for a policy, or its financer reports a default: its notice goes out, where one still can. */
  async cancelForDefault(tx: Tx, policy: Policy): Promise<boolean> {
    const now = this.clock.now();
    const stack = await stackOf(tx.em, policy.id);
    if (!stack.length) return false;
    const cancellable = await cancellableOf(tx.em, policy, { stack, now });
    const decision = cancelForDefault(cancellable, todayIn(policy.timeZone, now));
    if (decision) await this.apply(tx, policy, decision);
    return decision !== null;
  }

  /** The quote of an issued policy was rescinded before it heard of the policy. */
  async cancelRescinded(tx: Tx, policy: Policy, reason: string): Promise<void> {
    const stack = await stackOf(tx.em, policy.id);
    const cancellable = await cancellableOf(tx.em, policy, { stack, now: this.clock.now() });
    const decision = cancelRescinded(cancellable, reason);
    if (decision) await this.apply(tx, policy, decision);
  }

  /** The date of a pending cancellation has come. */
  async reachCancelDate(tx: Tx, policy: Policy): Promise<void> {
    const { cancellation, status } = policy;
    if (!cancellation) throw new Error(`Policy ${policy.id} is pending without a cancellation.`);
    const stack = await stackOf(tx.em, policy.id);
    const written = await cancellableOf(tx.em, policy, { stack, now: this.clock.now() });
    await this.apply(tx, policy, reachCancelDate(written, cancellation, status));
  }

  private async decideAndApply(
    tx: Tx,
    policy: Policy,
    by: {
      request: CancelPolicyRequest;
      caller: Caller;
      holds: (permission: string) => boolean;
    },
  ): Promise<void> {
    const now = this.clock.now();
    const today = todayIn(policy.timeZone, now);
    const { request, caller, holds } = by;
    const stack = await stackOf(tx.em, policy.id);
    if (!stack.length) throw notIssued();
    const cancellable = await cancellableOf(tx.em, policy, { stack, now });
    if (!isStaff(caller.actor)) {
      return this.apply(tx, policy, requestCancellation(cancellable, request, today));
    }
    const needed = request.cancellationType === 'FLAT' ? 'policy:flat-cancel' : 'policy:cancel';
    if (!holds(needed)) {
      throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
    }
    await this.apply(tx, policy, cancelPolicy(cancellable, request, today));
  }

  private async apply(tx: Tx, policy: Policy, decision: CancellationDecision): Promise<void> {
    const now = this.clock.now();
    const { status, cancellation, returned, reinstateUntil } = decision;
    const patch = { status, cancellation, reinstateUntil, nocStopped: false, noticeWaits: null };
    if (status === 'CANCEL REQUESTED') {
      const change: PolicyChange = { action: 'requestCancellation', patch, now };
      return publishRequested(tx, await changePolicy(tx, policy, change), decision, change);
    }
    if (status === 'CANCEL PENDING') {
      const change: PolicyChange = { action: 'announceCancellation', patch, now };
      return publishPending(tx, await changePolicy(tx, policy, change), decision, now);
    }
    const { effectiveDate, reason } = cancellation;
    const { factor, charges } = returned;
    const segments = [{ from: effectiveDate, to: policy.endDate, terms: null }];
    const cancelled = await addTransaction(
      tx,
      policy,
      { type: 'CANCEL', effectiveDate, segments, charges, factor, reason },
      { action: 'cancel', patch, now },
    );
    await publishCancelled(tx, cancelled, decision);
  }
}

function notIssued(): DomainError {
  return new DomainError('ILLEGAL_TRANSITION', 'The policy is not issued yet.', 409);
}
