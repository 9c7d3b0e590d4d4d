import { Injectable } from '@nestjs/common';
import { todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Transactions } from '@palisade/platform';
import { LessThanOrEqual } from 'typeorm';
import { expireBinder } from '../binders/end-binder';
import { CancellationsService } from '../cancellations/cancellations.service';
import { NoticesService } from '../cancellations/notices.service';
import { ReversalsService } from '../cancellations/reversals.service';
import type { DueAction } from '../domain/lifecycle/due';
import { nextDue } from '../domain/lifecycle/due';
import { limitInForceOn } from '../domain/history/limit-in-force';
import { stackOf } from '../policies/policy-rows';
import { nextDueOf, timedOf } from '../policies/change-policy';
import { Policy } from '../policies/policy.entity';
import { noticeDeclined } from '../renewals/declined-renewal';
import { endPolicy, stepToRenewal, takeEffect } from '../renewals/renewal-time';
import { sendOfferInTime } from '../reporting/send-offer';

/** Does to one policy what time does. */
@Injectable()
export class TimeService {
  private readonly acts: Record<DueAction, (tx: Tx, policy: Policy, now: Date) => Promise<void>>;

  constructor(
    private readonly transactions: Transactions,
    cancellations: CancellationsService,
    reversals: ReversalsService,
    notices: NoticesService,
  ) {
    this.acts = {
      expireBinder,
      takeEffect,
      beginTerms,
      noticeUnpaid: (tx, policy) => notices.noticeUnpaid(tx, policy),
      reachCancelDate: (tx, policy) => cancellations.reachCancelDate(tx, policy),
      endReinstatementPeriod: (tx, policy) => reversals.endReinstatementPeriod(tx, policy),
      stepToRenewal,
      noticeDeclined,
      endPolicy,
      offerReporting: sendOfferInTime,
    };
  }

  /** The next step of a policy; false when another process is at it or it is done. */
  pass(id: string, now: Date): Promise<boolean> {
    const due = { id, dueAt: LessThanOrEqual(now) };
    return this.transactions.run(async (tx) => {
      const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
      const policy = await tx.em.findOne(Policy, { where: due, lock });
      if (!policy) return false;
      const next = nextDue(timedOf(policy));
      if (!next || next.at > now) return leave(tx, policy);
      await this.acts[next.action](tx, policy, now);
      return true;
    });
  }
}

/** Nothing is due after all: the row is found again when something is. */
async function leave(tx: Tx, policy: Policy): Promise<false> {
  await tx.em.update(Policy, { id: policy.id }, { dueAt: nextDueOf(policy) });
  return false;
}

/** What was agreed for later begins: it is counted by its limit from now on. */
async function beginTerms(tx: Tx, policy: Policy, now: Date): Promise<void> {
  const stack = await stackOf(tx.em, policy.id);
  const limit = limitInForceOn(stack, todayIn(policy.timeZone, now));
  const dueAt = nextDueOf({ ...policy, ...limit });
  await tx.em.update(Policy, { id: policy.id }, { ...limit, dueAt });
}
