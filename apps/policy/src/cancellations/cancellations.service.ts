import { Injectable } from '@nestjs/common';
import { DomainError, isStaff } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import type { WishOf } from '../domain/life/acts';
import type { Caller } from '../policies/caller';
import { doAct } from '../policies/do-act';
import type { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import { lockKnown, lockVisible } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { publishCancellation } from './cancellation-events';
import type { CancelPolicyRequest } from './cancellations.dto';

/** The acts that end a policy, or announce it. */
type Cancelling =
  'cancel' | 'requestCancellation' | 'cancelForDefault' | 'rescind' | 'reachCancelDate';

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

  /** The financer of a policy reports a default: its notice goes out. */
  async cancelForDefault(tx: Tx, policyId: string): Promise<void> {
    await this.doIssued(tx, await lockKnown(tx.em, policyId), 'cancelForDefault', {});
  }

  /** The quote of an issued policy was rescinded before it heard of the policy. */
  async cancelRescinded(tx: Tx, policy: Policy, reason: string): Promise<void> {
    await this.doIssued(tx, policy, 'rescind', { reason });
  }

  /** The date of a pending cancellation has come. */
  async reachCancelDate(tx: Tx, policy: Policy): Promise<void> {
    await this.doIssued(tx, policy, 'reachCancelDate', {});
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
    const { request, caller, holds } = by;
    const isByStaff = isStaff(caller.actor);
    const act = isByStaff ? 'cancel' : 'requestCancellation';
    const needed = request.cancellationType === 'FLAT' ? 'policy:flat-cancel' : 'policy:cancel';
    if (policy.revision && isByStaff && !holds(needed)) {
      throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
    }
    if (!(await this.doIssued(tx, policy, act, request))) throw notIssued();
  }

  /** Answers whether the policy was issued. */
  private async doIssued<T extends Cancelling>(
    tx: Tx,
    policy: Policy,
    type: T,
    wish: WishOf<T>,
  ): Promise<boolean> {
    if (!policy.revision) return false;
    const done = await doAct(tx, policy, { type, wish, now: this.clock.now() });
    if (done) await publishCancellation(tx, done);
    return true;
  }
}

function notIssued(): DomainError {
  return new DomainError('ILLEGAL_TRANSITION', 'The policy is not issued yet.', 409);
}
