import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import { api, unwrap } from '../../../lib/api';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';
import { WithPolicy, type PolicyModalData } from '../actions/with-policy';

const printInvoice = (policyId: string, key: SubmitKey): Promise<unknown> =>
  unwrap(
    api.policy.POST('/api/policy/v1/regenerate-invoice/{policyId}', {
      params: { path: { policyId } },
      headers: withKey(key),
    }),
  );

export function PrintInvoiceModal({ data, close }: ModalProps<PolicyModalData>) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  return (
    <WithPolicy policyId={data.policyId}>
      {({ id, policyNumber }) => (
        <ConfirmModal
          title={t('policy:action.printInvoice')}
          confirmLabel={t('policy:printInvoice.submit')}
          onClose={close}
          onConfirm={async (key) => {
            await printInvoice(id, key);
            await queryClient.invalidateQueries({ queryKey: ['documents'] });
            snackbar.success(t('policy:printInvoice.success'));
            close();
          }}
        >
          {t('policy:printInvoice.text', { number: policyNumber })}
        </ConfirmModal>
      )}
    </WithPolicy>
  );
}
