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
  const { basePath } = useSession();
  const { can } = usePermissions();
  return can('account:view')
    ? [{ title: companyName, href: `${basePath}/accounts/${accountId}` }]
    : [];
}
