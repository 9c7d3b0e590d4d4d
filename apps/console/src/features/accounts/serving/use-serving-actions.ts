import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../kit/lists/row-menu';
import type { Account } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';

/** How staff say who serves an account. */
export function useServingActions({ id: accountId, agencyId }: Account): RowAction[] {
  const { t } = useTranslation(['common', 'account']);
  const { isStaff } = useSession();
  const { can } = usePermissions();
  const dialog = (key: string, label: string): RowAction => ({
    key,
    label,
    onPick: () => openModal(key, { accountId }),
  });
  const mayMove = isStaff && can('account:assign-agent');
  return [
    ...(mayMove && agencyId
      ? [dialog('account-change-agent', t('account:serving.changeTitle'))]
      : []),
    ...(mayMove && !agencyId
      ? [dialog('account-assign-agency', t('account:serving.assignTitle'))]
      : []),
    ...(can('agency:link-account')
      ? [dialog('account-assign-agency-link', t('account:assignLink.title'))]
      : []),
  ];
}
