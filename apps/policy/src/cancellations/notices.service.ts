import { Injectable } from '@nestjs/common';
import { DomainError, todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import type { NoticeHold, NoticeWait } from '../domain/lifecycle/unpaid';
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import { fitsNotice, waitOf } from '../domain/lifecycle/unpaid';
import { changePolicy } from '../policies/change-policy';
import { publishChanged } from '../policies/policy-events';
import { lockVisible } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { renewalOf } from '../renewals/renewed-term';
import { Agency } from '../snapshots/agency.entity';
import { publishNoticeDue } from './cancellation-events';
import { CancellationsService } from './cancellations.service';

/** Notices of cancellation for non-payment: given when they are due, held by a person with a reason. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly cancellations: CancellationsService,
  ) {}

  /** The notice of an unpaid policy is due: it goes out, or waits for a person, who is told. */
  async noticeUnpaid(tx: Tx, policy: Policy): Promise<void> {
    const agency = policy.agencyId && (await tx.em.findOneBy(Agency, { id: policy.agencyId }));
    const isByHand = agency ? agency.noticesByHand : false;
    const why = waitOf({ isByHand, hold: policy.noticeHold });
    if (why) return this.wait(tx, policy, why);
    if (await this.cancellations.cancelForDefault(tx, policy)) return;
    const isRenewed = (await renewalOf(tx.em, policy.id)) !== null;
    await this.wait(tx, policy, isRenewed ? 'RENEWAL_ISSUED' : 'TERM_ENDS');
  }

  /** Holds the notice of a policy back; one that is out is stopped instead. */
  hold(id: string, reason: string, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      policyStatusAfter(policy.status, 'holdNotice');
      if (!fitsNotice('holdNotice', policy)) {
        throw refused('Nothing is owed that a notice could go out for, or it is held already.');
      }
      const now = this.clock.now();
      const noticeHold: NoticeHold = { reason, by: actor.name, at: now.toISOString() };
      const change = { action: 'holdNotice', patch: { noticeHold }, reason, now } as const;
      await publishChanged(tx, await changePolicy(tx, policy, change), change);
    });
  }

  /** Lets the notice of a policy go out when it is due; when it is due already, at once. */
  release(id: string, reason: string, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      policyStatusAfter(policy.status, 'releaseNotice');
      if (!fitsNotice('releaseNotice', policy)) {
        throw refused('Nobody holds the notice of this policy.');
      }
      const patch = { noticeHold: null, noticeWaits: null };
      const now = this.clock.now();
      const change = { action: 'releaseNotice', patch, reason, now } as const;
      await publishChanged(tx, await changePolicy(tx, policy, change), change);
    });
  }

  private async wait(tx: Tx, policy: Policy, why: NoticeWait): Promise<void> {
    const now = this.clock.now();
    const noticeWaits = { why, since: todayIn(policy.timeZone, now) };
    const change = { action: 'awaitNotice', patch: { noticeWaits }, now } as const;
    await publishNoticeDue(tx, await changePolicy(tx, policy, change), why);
  }
}

const refused = (detail: string): DomainError => new DomainError('NOTICE_HOLD', detail, 409);
