import type { Logged } from '@palisade/platform';
import { ACCOUNT_TIMELINE } from '../domain/timeline';
import { Account } from './account.entity';
import { visibleTo } from './accounts.access';

/** Accounts in the log of what was done. */
export const loggedAccounts: Logged<Account> = (em) => ({
  rules: ACCOUNT_TIMELINE,
  visible: (actor) =>
    visibleTo(em.createQueryBuilder(Account, 'account'), actor).andWhere(
      `account.status <> 'Deleted'`,
    ),
  columns: {
    id: 'account.id',
    title: 'account.name',
    foldedTitle: 'account.sort_name',
    number: null,
    accountId: 'account.id',
    quoteId: null,
    policyId: null,
  },
});
