import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import { DomainError, isStaff } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import type { WishOf } from '../domain/life/acts';
import type { Caller } from '../policies/caller';
import { doAct } from '../policies/do-act';
import type { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import { lockVisible } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { publishCancellation } from './cancellation-events';
import type { CancelPolicyRequest } from './cancellations.dto';

/** The acts that end a policy, or announce it. */
type Cancelling =
  | 'cancel'
  | 'requestCancellation'
  | 'cancelForDefault'
  | 'rescind'
  | 'followUnderlying'
  | 'reachCancelDate';

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
    return (await this.doIssued(tx, policy, 'cancelForDefault', {})) === 'DONE';
  }

  /** The quote of an issued policy was rescinded before it heard of the policy. */
  async cancelRescinded(tx: Tx, policy: Policy, reason: string): Promise<void> {
    await this.doIssued(tx, policy, 'rescind', { reason });
  }

  /** The policy below an excess policy has ended. */
  async cancelFollowing(tx: Tx, policy: Policy, cancelDate: PlainDate): Promise<void> {
    await this.doIssued(tx, policy, 'followUnderlying', { cancelDate });
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
    if ((await this.doIssued(tx, policy, act, request)) === 'NOT_ISSUED') throw notIssued();
  }

  /** Answers what came of it: nothing also where the policy is not issued, or ends before. */
  private async doIssued<T extends Cancelling>(
    tx: Tx,
    policy: Policy,
    type: T,
    wish: WishOf<T>,
  ): Promise<'DONE' | 'NOTHING' | 'NOT_ISSUED'> {
    if (!policy.revision) return 'NOT_ISSUED';
    const patch = { noticeWaits: null };
    const done = await doAct(tx, policy, { type, wish, patch, now: this.clock.now() });
    if (!done) return 'NOTHING';
    await publishCancellation(tx, done);
    return 'DONE';
  }
}

function notIssued(): DomainError {
  return new DomainError('ILLEGAL_TRANSITION', 'The policy is not issued yet.', 409);
}
