import { usePermissions, useSession } from '../../lib/session';

/** Whether this person changes facts of clients: a policyholder reads its own, and the agency changes them. */
export function useMayEdit(): boolean {
  const { can } = usePermissions();
  const { account } = useSession();
  return can('account:edit') && account.accountType !== 'CUSTOMER';
}
