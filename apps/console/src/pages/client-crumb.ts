import type { Crumb } from '../kit/pages/page-header';
import { usePermissions, useSession } from '../lib/session';

/** Leads from a record to the account of its client, for those who have a page of it. */
export function useClientCrumb({
  accountId,
  companyName,
}: {
  accountId: string;
  companyName: string;
}): Crumb[] {
  const { basePath, account } = useSession();
  const { can } = usePermissions();
  const hasPage = can('account:view') && account.accountType !== 'CUSTOMER';
  return hasPage ? [{ title: companyName, href: `${basePath}/accounts/${accountId}` }] : [];
}
