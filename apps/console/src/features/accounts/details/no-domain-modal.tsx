import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { useAccountCommands } from './api';

interface NoDomainForm {
  attested: boolean;
}

/** Somebody answers for it that the company has no domain. */
export function NoDomainModal({ data, close }: ModalProps<{ accountId?: string }>) {
  const { accountId } = data;
  return accountId ? <Attestation data={{ accountId }} close={close} /> : null;
}

function Attestation({ data: { accountId }, close }: ModalProps<{ accountId: string }>) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<NoDomainForm>();
  const snackbar = useSnackbar();
  const { attestNoDomain } = useAccountCommands(accountId);
  return (
    <FormModal<NoDomainForm>
      form={form}
      title={t('account:noDomain.title')}
      submitLabel={t('account:noDomain.submit')}
      initialValues={{}}
      isSticky
      isComplete={({ attested }) => attested === true}
      onClose={close}
      onSubmit={async (_, key) => {
        await attestNoDomain(key);
        snackbar.success(t('account:attest.success'));
        close();
      }}
    >
      <FormField
        name="attested"
        label={t('account:noDomain.label')}
        valuePropName="checked"
        isChoice
        isWide
      >
        <Checkbox>{t('account:noDomain.text')}</Checkbox>
      </FormField>
    </FormModal>
  );
}
