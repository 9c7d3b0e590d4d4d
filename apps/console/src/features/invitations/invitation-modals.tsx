import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { Invitation } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useInvitationCommands } from './api';

type Props = ModalProps<{ invitation?: Invitation }>;

export function InvitationResendModal({ data: { invitation }, close }: Props) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { resend } = useInvitationCommands();
  if (!invitation) return null;
  const { id, email } = invitation;
  return (
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
  );
}

export function InvitationRevokeModal({ data: { invitation }, close }: Props) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { revoke } = useInvitationCommands();
  if (!invitation) return null;
  const { id, email } = invitation;
  return (
    <ConfirmModal
      title={t('common:invitations.revokeTitle')}
      confirmLabel={t('common:invitations.revoke')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await revoke(id, key);
        snackbar.success(t('common:invitations.revoked'));
        close();
      }}
    >
      {t('common:invitations.revokePrompt', { email })}
    </ConfirmModal>
  );
}
