import { isExcess } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { Policy } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { usePermissions } from '../../../lib/session';
import { issue, usePolicyCommand } from '../api';
import { issueExcess } from '../excess/api';
import { WithPolicy, type PolicyModalData } from './with-policy';

export function GenerateModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <GenerateDialog policy={policy} close={close} />}
    </WithPolicy>
  );
}

function GenerateDialog({ policy, close }: { policy: Policy; close: () => void }) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const run = usePolicyCommand(policy);
  const { can } = usePermissions();
  const isOfExcess = isExcess(policy.product) && can('underwriting:release');
  return (
    <ConfirmModal
      title={t('policy:action.generate')}
      confirmLabel={t('policy:issue.submit')}
      onClose={close}
      onConfirm={async (key) => {
        await run(isOfExcess ? issueExcess(policy.quoteId) : issue, key);
        snackbar.success(t('policy:issue.success'));
        close();
      }}
    >
      {t('policy:issue.text', { number: policy.policyNumber })}
    </ConfirmModal>
  );
}
