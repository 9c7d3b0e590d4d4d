import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useClaimCommands } from './api';

/** Makes a claim of a circumstance; it keeps the day on which it was told of first. */
export function ClaimMakeModal({ data: { claimId }, close }: ModalProps<{ claimId?: string }>) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const { makeClaim } = useClaimCommands();
  if (!claimId) return null;
  return (
    <ConfirmModal
      title={t('account:claim.make')}
      confirmLabel={t('account:claim.makeConfirm')}
      onClose={close}
      onConfirm={async (key) => {
        await makeClaim(claimId, key);
        snackbar.success(t('account:claim.made'));
        close();
      }}
    >
      {t('account:claim.makePrompt')}
    </ConfirmModal>
  );
}
