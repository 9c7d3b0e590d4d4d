import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { useUserCommands } from './api';
import { WithUser } from './with-user';

export function UserDeleteModal({ data, close }: ModalProps<{ userId: string }>) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { remove } = useUserCommands();
  return (
    <WithUser userId={data.userId}>
      {({ id, firstName, lastName, email, role }) => (
        <ConfirmModal
          title={t('common:users.removeTitle')}
          confirmLabel={t('common:users.removeConfirm')}
          isDanger
          onClose={close}
          onConfirm={async (key) => {
            try {
              await remove(id, key);
            } catch (error) {
              if (error instanceof ApiError && error.status < 500) throw error;
              throw new ShownError(t('common:user.deleteFailed'));
            }
            snackbar.success(t('common:user.removed'));
            close();
          }}
        >
          <p>{t('common:users.removePrompt', { name: `${firstName} ${lastName}`, email })}</p>
          {role.reachesAllAccounts && <p>{t('common:users.removeAll', { role: role.name })}</p>}
        </ConfirmModal>
      )}
    </WithUser>
  );
}
