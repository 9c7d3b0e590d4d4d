import { END_REASONS } from '@palisade/trade';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Policy, PolicySchemas } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { usePolicyCommand } from '../api';
import { WithPolicy, type PolicyModalData } from '../actions/with-policy';
import { nonRenew } from './api';

type NonRenewal = PolicySchemas['NonRenewRequest'];

const REASONS = ['UNDERWRITING', 'CLASS_OF_BUSINESS', 'OTHER'] as const;

export function NonRenewModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <NonRenewDialog policy={policy} close={close} />}
    </WithPolicy>
  );
}

function NonRenewDialog({ policy, close }: { policy: Policy; close: () => void }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [form] = Form.useForm<NonRenewal>();
  const snackbar = useSnackbar();
  const run = usePolicyCommand(policy);
  return (
    <FormModal<NonRenewal>
      form={form}
      title={t('policy:nonRenew.title')}
      submitLabel={t('policy:action.nonRenew')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async (body, key) => {
        await run(nonRenew(body), key);
        snackbar.success(t('policy:nonRenew.success'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('policy:nonRenew.text', { number: policy.policyNumber })}</p>
      <FormField name="reason" label={t('quote:field.reason')} isRequired isChoice isWide>
        <Select options={REASONS.map((value) => ({ value, label: END_REASONS[value] }))} />
      </FormField>
    </FormModal>
  );
}
