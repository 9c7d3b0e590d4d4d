import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../kit/files/download';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { api, unwrap } from '../../../lib/api';
import { todayHere } from '../../../lib/formatting';
import type { ModalProps } from '../../../lib/modals';
import { isOutOfReach, ShownError } from '../../../lib/problem';

interface LossRunForm {
  asOf: string;
  format: 'pdf' | 'csv';
}

/** Hands out the claims of a client as they stood at the end of a day, on paper or as a sheet. */
export function LossRunModal({
  data: { accountId, policyId },
  close,
}: ModalProps<{ accountId?: string; policyId?: string }>) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<LossRunForm>();
  if (!accountId) return null;
  return (
    <FormModal<LossRunForm>
      form={form}
      title={t('account:lossRun.title')}
      submitLabel={t('account:lossRun.download')}
      initialValues={{ asOf: todayHere(), format: 'pdf' }}
      onSubmit={async ({ asOf, format }) => {
        const call = api.claims.GET('/api/claims/v1/loss-run/{accountId}/file', {
          params: { path: { accountId }, query: { asOf, format, ...(policyId && { policyId }) } },
          parseAs: 'blob',
        });
        try {
          downloadFile((await unwrap(call)) as unknown as Blob, `loss-run-${asOf}.${format}`);
        } catch (error) {
          if (isOutOfReach(error)) throw new ShownError(t('account:lossRun.none'));
          throw error;
        }
        close();
      }}
      onClose={close}
    >
      <FormField name="asOf" label={t('account:lossRun.asOf')} isRequired>
        <Input type="date" max={todayHere()} />
      </FormField>
      <FormField name="format" label={t('account:lossRun.format')} isChoice>
        <Radio.Group
          options={[
            { value: 'pdf', label: 'PDF' },
            { value: 'csv', label: 'CSV' },
          ]}
        />
      </FormField>
    </FormModal>
  );
}
