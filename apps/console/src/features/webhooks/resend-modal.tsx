import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { Delivery } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useResend } from './delivery-api';

type ResendModalProps = ModalProps<{ webhookId?: string; delivery?: Delivery }>;

/** Asks before a message is sent again: the receiver may have acted on it. */
export function ResendModal({ data: { webhookId, delivery }, close }: ResendModalProps) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const resend = useResend();
  if (!webhookId || !delivery) return null;
  return (
    <ConfirmModal
      title={t('common:deliveries.resend')}
      confirmLabel={t('common:deliveries.resendConfirm')}
      onClose={close}
      onConfirm={async (key) => {
        await resend(webhookId, delivery.id, key);
        snackbar.success(t('common:deliveries.resent'));
        close();
      }}
    >
      {t('common:deliveries.resendPrompt', { type: delivery.eventType })}
    </ConfirmModal>
  );
}
