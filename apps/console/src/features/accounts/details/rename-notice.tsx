import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';

const TYPES = { OPEN: 'warning', APPROVED: 'success', REFUSED: 'error' } as const;

/** How the wish for another name of the client stands; another person of the staff decides from here. */
export function RenameNotice({ account }: { account: Account }) {
  const { t } = useTranslation(['common', 'account']);
  const { isStaff, user } = useSession();
  const { can } = usePermissions();
  const { id: accountId, renameRequest: wish } = account;
  if (!wish) return null;
  const decides = isStaff && can('account:certify') && wish.status === 'OPEN';
  const isOwn = wish.askedBy === user.id;
  const people = wish.decidedByName
    ? t('account:rename.people', { asked: wish.askedByName ?? '', decided: wish.decidedByName })
    : null;
  return (
    <Alert
      type={TYPES[wish.status]}
      showIcon
      title={t(`account:rename.status.${wish.status}`, { name: wish.name })}
      description={
        <>
          {wish.note ?? wish.reason}
          {people && <p className="muted">{people}</p>}
          {decides && isOwn && <p className="muted">{t('account:rename.another')}</p>}
        </>
      }
      action={
        decides && (
          <Button size="small" onClick={() => openModal('account-rename-decide', { accountId })}>
            {t('account:rename.decide')}
          </Button>
        )
      }
    />
  );
}
