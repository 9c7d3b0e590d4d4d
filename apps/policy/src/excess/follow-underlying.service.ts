import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { CancellationsService } from '../cancellations/cancellations.service';
import { ReversalsService } from '../cancellations/reversals.service';
import { UNDERLYING_ENDED } from '../domain/cancellation/reasons';
import type { Underlying } from '../domain/excess/underlying';
import { isFollowing } from '../domain/excess/underlying';
import { changePolicy } from '../policies/change-policy';
import { publishChanged } from '../policies/policy-events';
import { lockKnown } from '../policies/policy-rows';
import { Policy } from '../policies/policy.entity';
import { asUnderlying } from './policy-below';

/** Excess policies do what the policy below them does. */
@Injectable()
export class FollowUnderlyingService {
  constructor(
    private readonly clock: DomainClock,
    private readonly cancellations: CancellationsService,
    private readonly reversals: ReversalsService,
  ) {}

  /** It ended early: so does what stands on it. */
  async end(tx: Tx, policyId: string, cancelDate: PlainDate): Promise<void> {
    for (const excess of await followersOf(tx, policyId)) {
      await this.cancellations.cancelFollowing(tx, excess, cancelDate);
    }
  }

  /** It runs again: so does what ended with it. */
  async runAgain(tx: Tx, policyId: string): Promise<void> {
    for (const excess of await standingOn(tx, policyId)) {
      if (excess.status !== 'CANCELLED' || excess.cancellation?.reason !== UNDERLYING_ENDED)
        continue;
      await this.reversals.reinstateFollowing(tx, excess);
    }
  }

  /** It never ran: what stands on it did not either, and ends where it stood on an earlier one till then. */
  async rescind(tx: Tx, policyId: string, reason: string): Promise<void> {
    const below = await lockKnown(tx.em, policyId);
    for (const excess of await followersOf(tx, policyId)) {
      if (below.effectiveDate > excess.effectiveDate) {
        await this.cancellations.cancelFollowing(tx, excess, below.effectiveDate);
      } else await this.cancellations.cancelRescinded(tx, excess, reason);
    }
  }

  /** It was changed, or goes on as its renewal: what stands on it follows. */
  async follow(tx: Tx, policyId: string, followedBy = policyId): Promise<void> {
    const below = asUnderlying(await lockKnown(tx.em, followedBy));
    for (const excess of await followersOf(tx, policyId)) {
      if (isSame(excess.underlying, below) || below.effectiveDate >= excess.endDate) continue;
      const patch = { underlying: below };
      const now = this.clock.now();
      const reason = below.policyNumber;
      const change = { action: 'followUnderlying' as const, patch, reason, now };
      await publishChanged(tx, await changePolicy(tx, excess, change), change);
    }
  }
}

/** What stands on a policy and runs, each locked. */
const followersOf = async (tx: Tx, policyId: string): Promise<Policy[]> =>
  (await standingOn(tx, policyId)).filter(({ status }) => isFollowing(status));

/** What stands or stood on a policy, each locked. */
async function standingOn(tx: Tx, policyId: string): Promise<Policy[]> {
  const found = await tx.em
    .createQueryBuilder(Policy, 'policy')
    .where(`policy.underlying ->> 'policyId' = :policyId`, { policyId })
    .orderBy('policy.id')
    .getMany();
  const locked: Policy[] = [];
  for (const { id } of found) locked.push(await lockKnown(tx.em, id));
  return locked;
}

const isSame = (before: Underlying | null, after: Underlying): boolean =>
  before?.policyId === after.policyId &&
  before.limit === after.limit &&
  before.endDate === after.endDate;
