import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useUserCommands } from './api';
import { WithUser } from './with-user';

export function UserResendModal({ data, close }: ModalProps<{ userId: string }>) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { resend } = useUserCommands();
  return (
    <WithUser userId={data.userId}>
      {({ id, email }) => (
        <ConfirmModal
          title={t('common:users.resendTitle')}
          confirmLabel={t('common:users.resendConfirm')}
          onClose={close}
          onConfirm={async (key) => {
            await resend(id, key);
            snackbar.success(t('common:users.resent'));
            close();
          }}
        >
          {t('common:users.resendPrompt', { email })}
        </ConfirmModal>
      )}
    </WithUser>
  );
}
