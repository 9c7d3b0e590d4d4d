import { Injectable } from '@nestjs/common';
import type { AccountStatus } from '@palisade/contracts';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, DomainClock, Transactions } from '@palisade/platform';
import type { SaidReason } from '@palisade/trade';
import type { AccountAct, AccountAction } from '../domain/account-status';
import { standingText, statusAfter, statusAfterAct } from '../domain/account-status';
import { publishStatusChanged } from './account-events';
import { Account } from './account.entity';
import { lockAccount, lockVisible } from './lock-account';

interface Step {
  action: AccountAction;
  to: AccountStatus;
  reason?: string;
}

/** Moves accounts along their lifecycle, as their quotes and policies do or as people say. */
@Injectable()
export class AccountStatusService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    /** That of events, which is not set forward for a tenant. */
    private readonly eventClock: Clock,
  ) {}

  /** Does nothing where the action has no row; 404, which a consumer repeats, before the account. */
  async apply(accountId: string, action: AccountAction, tx: Tx, reason?: string): Promise<void> {
    const account = await lockAccount(tx, accountId);
    const to = statusAfter(account.status, action);
    if (to) await this.move(account, { action, to, reason }, tx);
  }

  /** A quote was requested; a lost account is open again by one that was requested after it. */
  async takeQuote(accountId: string, at: Date, tx: Tx): Promise<void> {
    const { closedOn } = await lockAccount(tx, accountId);
    if (closedOn && closedOn <= at) await this.apply(accountId, 'reopen', tx);
    await this.apply(accountId, 'requestQuote', tx);
  }

  /** Cover was bound: the account can be deleted no more. */
  async keep(accountId: string, tx: Tx): Promise<void> {
    await lockAccount(tx, accountId);
    await tx.em.update(Account, { id: accountId }, { wasBound: true });
  }

  /** What a person does with an account of theirs; 404, or 409 where it stands otherwise. */
  async act(id: string, action: AccountAct, actor: Actor, why?: SaidReason): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await lockVisible(tx, id, actor);
      const to = statusAfterAct(account, action);
      await this.move(
        account,
        { action, to, ...(why && { reason: standingText(action, why) }) },
        tx,
      );
    });
  }

  private async move(account: Account, { action, to, reason }: Step, tx: Tx): Promise<void> {
    const { id, status: from } = account;
    const now = this.clock.now();
    const closedOn = reason ? this.eventClock.now() : null;
    const statusReason = reason ?? null;
    await tx.em.update(Account, { id }, { status: to, statusReason, closedOn, modified: now });
    await publishStatusChanged(tx, account, to, statusReason);
    await tx.record({
      action: `account.${action}`,
      subjectType: 'account',
      subjectId: id,
      before: { status: from },
      after: { status: to, ...(reason && { reason }) },
    });
  }
}
