import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../kit/lists/row-menu';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';

/** What staff do with an account as a sales lead. */
export function useLeadActions(accountId: string): RowAction[] {
  const { t } = useTranslation(['account']);
  const { isStaff } = useSession();
  const { can } = usePermissions();
  if (!isStaff || !can('account:certify')) return [];
  return [
    {
      key: 'sync-leads',
      label: t('account:leads.title'),
      onPick: () => openModal('account-sync-leads', { accountId }),
    },
  ];
}
