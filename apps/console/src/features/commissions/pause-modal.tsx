import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { ModalProps } from '../../lib/modals';
import { ShownError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { useCommissionCommands } from './api';

/** The agency whose payments are paused or resumed. */
interface Payee {
  agencyId: string;
  agencyName: string;
  paused: boolean;
}

/** Pauses the payments of an agency, or resumes them. */
export function PaymentsPauseModal({ data, close }: ModalProps<Partial<Payee>>) {
  const { t } = useTranslation(['common', 'agency']);
  const snackbar = useSnackbar();
  const { toggle } = useCommissionCommands();
  const { agencyId, agencyName: name, paused: isPaused = false } = data;
  if (!agencyId) return null;
  const act = isPaused ? 'resume' : 'pause';
  return (
    <ConfirmModal
      title={t(`agency:commission.${act}.title`)}
      confirmLabel={t(`agency:commission.${act}.confirm`)}
      onClose={close}
      onConfirm={async (key) => {
        const { paused } = await toggle(agencyId, key).catch(() => {
          throw new ShownError(t('agency:commission.toggleFailed'));
        });
        snackbar.success(t(`agency:commission.${paused ? 'pause' : 'resume'}.done`));
        close();
      }}
    >
      {t(`agency:commission.${act}.prompt`, { name })}
    </ConfirmModal>
  );
}
