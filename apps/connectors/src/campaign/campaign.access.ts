import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { AccountLink } from '../snapshots/account-link.entity';

/** Narrows a query of accounts, by the alias `account`, to the clients of a security provider. */
export function clientsOf(
  query: SelectQueryBuilder<AccountLink>,
  { accountType, organizationId }: Actor,
): SelectQueryBuilder<AccountLink> {
  if (accountType !== 'MSSP') return query.andWhere('false');
  return query.andWhere('account.msspIds @> array[cast(:organizationId as uuid)]', {
    organizationId,
  });
}
