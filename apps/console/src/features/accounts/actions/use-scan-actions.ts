import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../kit/lists/row-menu';
import type { Account } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';

/** Asking the sources of an account again: its domain, the directory, or both. */
export function useScanActions({ id: accountId }: Account): RowAction[] {
  const { t } = useTranslation(['common', 'account']);
  const { can } = usePermissions();
  const { isStaff } = useSession();
  const action = (key: string, label: string, modal: string): RowAction => ({
    key,
    label,
    onPick: () => openModal(modal, { accountId }),
  });
  const refresh = isStaff ? 'account-firmographic-refresh' : 'agency-firmographic-refresh';
  return [
    ...(can('account:scan') ? [action('scan', t('account:scan.title'), 'account-scan')] : []),
    ...(can('account:refresh') ? [action('refresh', t('account:refresh.title'), refresh)] : []),
    ...(isStaff && can('account:refresh') && can('account:scan')
      ? [action('reload', t('account:reload.title'), 'account-reload')]
      : []),
  ];
}
