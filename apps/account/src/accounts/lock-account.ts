import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Account } from './account.entity';
import { visibleTo } from './accounts.access';

/** The account, locked; 404, which a consumer repeats, before it has come. */
export async function lockAccount({ em }: Tx, id: string): Promise<Account> {
  const account = await em.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (account) return account;
  throw accountNotFound();
}

/** The account, locked, when the caller may see it; 404 otherwise. */
export async function lockVisible({ em }: Tx, id: string, actor: Actor): Promise<Account> {
  const query = em
    .createQueryBuilder(Account, 'account')
    .where(`account.status <> 'Deleted'`)
    .andWhere('account.id = :id', { id });
  const account = await visibleTo(query, actor).setLock('pessimistic_write').getOne();
  if (account) return account;
  throw accountNotFound();
}

const accountNotFound = (): DomainError =>
  new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
