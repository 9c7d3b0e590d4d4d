import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import type { AccountAction } from '../domain/account-status';
import { statusAfter } from '../domain/account-status';
import { publishStatusChanged } from './account-events';
import { Account } from './account.entity';

/** Moves accounts along their lifecycle as their quotes and policies do. */
@Injectable()
export class AccountStatusService {
  constructor(private readonly clock: DomainClock) {}

  /** Does nothing where the action has no row; 404, which a consumer repeats, before the account. */
  async apply(accountId: string, action: AccountAction, tx: Tx): Promise<void> {
    const account = await tx.em.findOne(Account, {
      where: { id: accountId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!account) throw new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
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
