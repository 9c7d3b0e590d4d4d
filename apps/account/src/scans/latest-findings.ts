import type { EntityManager } from 'typeorm';
import { IsNull, Not } from 'typeorm';
import type { Account } from '../accounts/account.entity';
import { DomainScan } from './domain-scan.entity';

/** The last finished scan of the domain that an account has now. */
export async function latestScan(
  em: EntityManager,
  { id: accountId, domainName }: Pick<Account, 'id' | 'domainName'>,
): Promise<DomainScan | null> {
  if (domainName === null) return null;
  return em.findOne(DomainScan, {
    where: { accountId, domainName, finished: Not(IsNull()), problem: IsNull() },
    order: { finished: 'DESC', id: 'DESC' },
  });
}
