import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';

const TYPES = { OPEN: 'warning', APPROVED: 'success', REFUSED: 'error' } as const;

/** How the wish of the agency for another name of the client stands; staff decide from here. */
export function RenameNotice({ account }: { account: Account }) {
  const { t } = useTranslation(['common', 'account']);
  const { isStaff } = useSession();
  const { can } = usePermissions();
  const { id: accountId, renameRequest: wish } = account;
  if (!wish) return null;
  const mayDecide = isStaff && can('account:certify') && wish.status === 'OPEN';
  return (
    <Alert
      type={TYPES[wish.status]}
      showIcon
      title={t(`account:rename.status.${wish.status}`, { name: wish.name })}
      description={wish.note ?? wish.reason}
      action={
        mayDecide && (
          <Button size="small" onClick={() => openModal('account-rename-decide', { accountId })}>
            {t('account:rename.decide')}
          </Button>
        )
      }
    />
  );
}
