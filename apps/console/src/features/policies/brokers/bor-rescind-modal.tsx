import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { useBrokerCommands } from './api';

const REASON_MAX = 2_000;

/** Staff enter that the agency of before brought a letter that takes the other one back. */
export function BorRescindModal({ data, close }: ModalProps<{ changeId: string }>) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [form] = Form.useForm<{ reason: string }>();
  const snackbar = useSnackbar();
  const { rescind } = useBrokerCommands();
  return (
    <FormModal<{ reason: string }>
      form={form}
      title={t('policy:bor.rescindTitle')}
      submitLabel={t('policy:bor.rescind')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ reason }, key) => {
        await rescind(data.changeId, reason.trim(), key);
        snackbar.success(t('policy:bor.rescinded'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('policy:bor.rescindText')}</p>
      <FormField name="reason" label={t('quote:field.reason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={REASON_MAX} />
      </FormField>
    </FormModal>
  );
}
