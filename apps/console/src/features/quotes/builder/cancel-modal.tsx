import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { ModalProps } from '../../../lib/modals';
import { useSession } from '../../../lib/session';

/** Leaves a quote that is being made; what was entered stays in this tab. */
export function CancelToInboxModal({ close }: ModalProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  return (
    <ConfirmModal
      title={t('quote:cancel.title')}
      confirmLabel={t('quote:cancel.leave')}
      cancelLabel={t('quote:cancel.stay')}
      onClose={close}
      onConfirm={() => {
        close();
        void navigate(`${basePath}/inbox`);
      }}
    >
      {t('quote:cancel.text')}
    </ConfirmModal>
  );
}
