import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import { extendedUntil } from '../domain/lifecycle/binder-extension';
import { binderStatusAfter } from '../domain/lifecycle/binder-status';
import { changePolicy } from '../policies/change-policy';
import { lockVisible } from '../policies/policy-rows';
import { publishExtended } from './binder-events';
import type { ExtendBinderRequest } from './binders.dto';
import { barringExtension, holdCovers } from './issue-conditions';
import { IssueService } from './issue.service';

/** Gives a binder that ran out more time for what its policy still waits for. */
@Injectable()
export class ExtendBinderService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly issues: IssueService,
  ) {}

  /** It is billed anew, and its policy is issued at once when nothing stands against that. */
  extend(
    id: string,
    { binderExpiresOn, reason }: ExtendBinderRequest,
    actor: Actor,
  ): Promise<void> {
    return this.transactions.run(async (tx) => {
      const binder = await lockVisible(tx.em, id, actor);
      const now = this.clock.now();
      const status = binderStatusAfter(binder.status, 'extend');
      const until = extendedUntil(binder, binderExpiresOn, now);
      await holdCovers(tx.em, binder);
      const barred = await barringExtension(tx.em, binder);
      if (barred) throw barred;
      const patch = { status, binderExpiresOn: until };
      const change = { action: 'extend' as const, patch, reason, now };
      await publishExtended(tx, await changePolicy(tx, binder, change));
      await this.issues.issueWhenReady(tx, binder.quoteId);
    });
  }
}
