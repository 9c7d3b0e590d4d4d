import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { MailCard } from './mail-card';
import { useMailCommands } from './messages';

/** Takes a mail for one of the sender that it names, though nothing proves that. */
export function MailAcceptModal({ data, close }: ModalProps<{ msgId: string }>) {
  const { t } = useTranslation('submission');
  const snackbar = useSnackbar();
  const { accept } = useMailCommands();
  return (
    <ConfirmModal
      title={t('mail.acceptTitle')}
      confirmLabel={t('mail.accept')}
      onConfirm={async (key) => {
        await accept(data.msgId, key);
        snackbar.success(t('mail.accepted'));
        close();
      }}
      onClose={close}
    >
      <p>{t('mail.acceptPrompt')}</p>
      <MailCard msgId={data.msgId} />
    </ConfirmModal>
  );
}
