import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../kit/lists/row-menu';
import type { Account } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';

/** How an account may be made to stand now, for a menu. */
export function useStandingActions({ allowedActions, id: accountId }: Account): RowAction[] {
  const { t } = useTranslation(['common', 'account']);
  return allowedActions.map((action) => ({
    key: action,
    label: t(`account:act.${action}`),
    isDanger: action === 'delete',
    onPick: () => openModal(`account-${action}`, { accountId }),
  }));
}
