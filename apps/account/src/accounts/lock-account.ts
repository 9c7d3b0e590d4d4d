import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Account } from './account.entity';

/** The account, locked; 404, which a consumer repeats, before it has come. */
export async function lockAccount({ em }: Tx, id: string): Promise<Account> {
  const account = await em.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (account) return account;
  throw new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
}
