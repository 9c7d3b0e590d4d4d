import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { editing } from '../../../kit/forms/editing';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Policy } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { describe, policyQuery, usePolicyCommand } from '../api';
import { WithPolicy, type PolicyModalData } from './with-policy';

const TEXT_MAX = 500;

export function CheckInMailModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <MarkDialog policy={policy} close={close} />}
    </WithPolicy>
  );
}

function MarkDialog({ policy, close }: { policy: Policy; close: () => void }) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<{ description: string }>();
  const snackbar = useSnackbar();
  const run = usePolicyCommand(policy);
  const valuesOf = ({ description }: Policy) => ({
    description: description ?? t('policy:checkInMail'),
  });
  return (
    <FormModal<{ description: string }>
      form={form}
      title={t('policy:checkInMail')}
      submitLabel={t('policy:mark.submit')}
      initialValues={valuesOf(policy)}
      edited={editing(policyQuery(policy.id), policy, valuesOf)}
      isSticky
      onClose={close}
      onSubmit={async ({ description }, key) => {
        await run(describe(description.trim()), key);
        snackbar.success(t('policy:mark.success'));
        close();
      }}
    >
      <FormField name="description" label={t('policy:mark.description')} isRequired isWide>
        <Input maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}
