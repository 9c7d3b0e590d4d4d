import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import type { AccountAction } from '../domain/account-status';
import { statusAfter } from '../domain/account-status';
import { publishStatusChanged } from './account-events';
import { Account } from './account.entity';
import { lockAccount } from './lock-account';

/** Moves accounts along their lifecycle as their quotes and policies do. */
@Injectable()
export class AccountStatusService {
  constructor(private readonly clock: DomainClock) {}

  /** Does nothing where the action has no row; 404, which a consumer repeats, before the account. */
  async apply(accountId: string, action: AccountAction, tx: Tx): Promise<void> {
    const account = await lockAccount(tx, accountId);
    const { status: from } = account;
    const to = statusAfter(from, action);
    if (!to) return;
    await tx.em.update(Account, { id: accountId }, { status: to, modified: this.clock.now() });
    await publishStatusChanged(tx, account, to);
    await tx.record({
      action: `account.${action}`,
      subjectType: 'account',
      subjectId: accountId,
      before: { status: from },
      after: { status: to },
    });
  }
}
