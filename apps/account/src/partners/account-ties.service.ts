import { Injectable } from '@nestjs/common';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, isUniqueViolation, Transactions } from '@palisade/platform';
import { Account } from '../accounts/account.entity';
import type { Tie, Ties } from '../domain/partners/account-ties';
import { tie, untie } from '../domain/partners/account-ties';
import { Organization } from '../snapshots/organization.entity';
import { publishAccountLinks } from './link-events';

/** An account and the partner that it is linked to. */
export interface AccountTie {
  accountId: string;
  partnerId: string;
}

/** Which accounts belong to which aggregator and which security provider. */
@Injectable()
export class AccountTiesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Links an account; one that is linked already stays. */
  async add(kind: Tie, which: AccountTie): Promise<void> {
    try {
      await this.transactions.run((tx) => this.tie(tx, kind, which));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new DomainError('DUPLICATE_ACCOUNT', 'The aggregator has this client already.', 409);
    }
  }

  /** Unlinks an account; 404 when it is not linked. */
  async remove(kind: Tie, which: AccountTie): Promise<void> {
    await this.transactions.run((tx) => this.untie(tx, kind, which));
  }

  /** The same within a change. */
  async tie(tx: Tx, kind: Tie, { accountId, partnerId }: AccountTie): Promise<void> {
    const known = { id: partnerId, accountType: kind, deleted: false };
    if (!(await tx.em.existsBy(Organization, known))) {
      throw new DomainError('PARTNER_NOT_FOUND', 'Partner not found.', 404);
    }
    await this.change(tx, accountId, (ties) => tie(ties, kind, partnerId));
  }

  /** The same within a change. */
  async untie(tx: Tx, kind: Tie, { accountId, partnerId }: AccountTie): Promise<void> {
    await this.change(tx, accountId, (ties) => untie(ties, kind, partnerId));
  }

  private async change(tx: Tx, id: string, decide: (known: Ties) => Ties): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    const account = await tx.em.findOne(Account, { where: { id }, lock });
    if (!account || account.status === 'Deleted') {
      throw invalidField('ACCOUNT_NOT_FOUND', 'Account not found.', '/accountIds');
    }
    const { aggregatorId, msspIds } = account;
    const before = { aggregatorId, msspIds };
    const after = decide(before);
    if (after === before) return;
    await tx.em.update(Account, { id }, { ...after, modified: this.clock.now() });
    const subject = { subjectType: 'account', subjectId: id };
    await tx.record({ action: 'account.link', ...subject, before, after });
    await publishAccountLinks(tx, { ...account, ...after });
  }
}
