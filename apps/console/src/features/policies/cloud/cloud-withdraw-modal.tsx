import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import type { PolicyModalData } from '../actions/with-policy';
import { WithPolicy } from '../actions/with-policy';
import { withdrawPrimeCloud } from './api';

/** Takes back a PrimeCloud policy that was issued in error. */
export function CloudWithdrawModal({ data, close }: ModalProps<PolicyModalData>) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  return (
    <WithPolicy policyId={data.policyId}>
      {({ id, policyNumber }) => (
        <ConfirmModal
          title={t('policy:cloud.takeBack')}
          confirmLabel={t('policy:cloud.takeBack')}
          isDanger
          onClose={close}
          onConfirm={async (key) => {
            await withdrawPrimeCloud(id, key);
            await queryClient.invalidateQueries({ queryKey: ['policies'] });
            snackbar.success(t('policy:cloud.takenBack'));
            close();
          }}
        >
          {t('policy:cloud.takeBackText', { number: policyNumber })}
        </ConfirmModal>
      )}
    </WithPolicy>
  );
}
