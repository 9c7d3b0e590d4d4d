import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { useFileCommands } from './api';

const REASON_MAX = 2000;

/** Makes a file void, of a claim that came twice or is none; nothing can have been paid of it. */
export function VoidModal({ data: { claimId }, close }: ModalProps<{ claimId?: string }>) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ reason: string }>();
  const snackbar = useSnackbar();
  const { change } = useFileCommands();
  if (!claimId) return null;
  return (
    <FormModal<{ reason: string }>
      form={form}
      title={t('account:file.void')}
      submitLabel={t('account:file.voidConfirm')}
      initialValues={{ reason: '' }}
      isSticky
      onSubmit={async ({ reason }, key) => {
        await change(claimId, { isVoid: true, reason }, key);
        snackbar.success(t('account:file.voided'));
        close();
      }}
      onClose={close}
    >
      <p className="kit-field-wide">{t('account:file.voidPrompt')}</p>
      <FormField name="reason" label={t('account:file.reason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={REASON_MAX} />
      </FormField>
    </FormModal>
  );
}
