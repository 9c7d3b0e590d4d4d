import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Policy } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { revertRevision, usePolicyCommand } from '../api';
import { ActPreview } from './act-preview';
import { WithPolicy, type PolicyModalData } from './with-policy';

/** The last endorsement of a policy is taken back. */
export function RevertRevisionModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <RevertDialog policy={policy} close={close} />}
    </WithPolicy>
  );
}

function RevertDialog({ policy, close }: { policy: Policy; close: () => void }) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<object>();
  const snackbar = useSnackbar();
  const run = usePolicyCommand(policy);
  const last = policy.revisions.at(-1);
  return (
    <FormModal<object>
      form={form}
      title={t('policy:revert.title')}
      submitLabel={t('policy:revert.submit')}
      initialValues={{}}
      onClose={close}
      onSubmit={async (_, key) => {
        await run(revertRevision(last?.id ?? ''), key);
        snackbar.success(t('policy:revert.success'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('policy:revert.text', { number: policy.policyNumber })}</p>
      <ActPreview policy={policy} action="revert" />
    </FormModal>
  );
}
