import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { User } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { useUserCommands } from './api';
import { TakerChoice, useOpenWork } from './open-work';
import { WithUser } from './with-user';

export function UserDeleteModal({ data, close }: ModalProps<{ userId: string }>) {
  return (
    <WithUser userId={data.userId}>
      {(user) =>
        user.isGuest ? (
          <TakeOutGuest user={user} close={close} />
        ) : (
          <RemoveUser user={user} close={close} />
        )
      }
    </WithUser>
  );
}

/** Waits for a removal; where it failed for no reason of the caller's, says so in these words. */
async function saidSo(removal: Promise<unknown>, failed: string): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    throw new ShownError(failed);
  }
}

/** Asks before a guest is taken out of the account, whose login is another's. */
function TakeOutGuest({ user, close }: { user: User; close: () => void }) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { remove } = useUserCommands();
  const { id, firstName, lastName, email } = user;
  return (
    <ConfirmModal
      title={t('common:users.removeGuestTitle')}
      confirmLabel={t('common:users.removeGuestConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await saidSo(remove(id, null, key), t('common:user.deleteFailed'));
        snackbar.success(t('common:users.removedGuest'));
        close();
      }}
    >
      <p>{t('common:users.removeGuestPrompt', { name: `${firstName} ${lastName}`, email })}</p>
    </ConfirmModal>
  );
}

/** Asks before a person is removed, and who takes what the person has open. */
function RemoveUser({ user, close }: { user: User; close: () => void }) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { remove } = useUserCommands();
  const work = useOpenWork(user.id);
  const [takerId, setTakerId] = useState<string | null>(null);
  const { id, firstName, lastName, email, role } = user;
  return (
    <ConfirmModal
      title={t('common:users.removeTitle')}
      confirmLabel={t('common:users.removeConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await saidSo(remove(id, takerId, key), t('common:user.deleteFailed'));
        snackbar.success(t('common:user.removed'));
        close();
      }}
    >
      <p>{t('common:users.removePrompt', { name: `${firstName} ${lastName}`, email })}</p>
      {role.reachesAllAccounts && <p>{t('common:users.removeAll', { role: role.name })}</p>}
      {work && <TakerChoice work={work} value={takerId} onChange={setTakerId} />}
    </ConfirmModal>
  );
}
