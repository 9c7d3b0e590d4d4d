import { useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { WithRow } from '../../../kit/forms/with-row';
import type { PolicySchemas } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { binderQuery, extendBinder } from '../api';
import type { PolicyModalData } from './with-policy';

const REASON_MAX = 500;

interface Extension {
  binderExpiresOn: string;
  reason: string;
}

export const ExtendBinderModal = ({ data, close }: ModalProps<PolicyModalData>) => (
  <WithRow query={{ ...binderQuery(data.policyId), enabled: Boolean(data.policyId) }}>
    {(binder) => <ExtendDialog binder={binder} close={close} />}
  </WithRow>
);

function ExtendDialog({
  binder,
  close,
}: {
  binder: PolicySchemas['BinderDetail'];
  close: () => void;
}) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [form] = Form.useForm<Extension>();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  return (
    <FormModal<Extension>
      form={form}
      title={t('policy:action.extend')}
      submitLabel={t('policy:extend.submit')}
      initialValues={{ binderExpiresOn: binder.lastBinderDay }}
      isSticky
      onClose={close}
      onSubmit={async ({ binderExpiresOn, reason }, key) => {
        await extendBinder(binder.id, { binderExpiresOn, reason: reason.trim() }, key);
        await queryClient.invalidateQueries({ queryKey: ['policies'] });
        snackbar.success(t('policy:extend.success'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('policy:extend.text', { number: binder.policyNumber })}</p>
      <FormField name="binderExpiresOn" label={t('policy:extend.until')} isRequired>
        <Input type="date" max={binder.lastBinderDay} />
      </FormField>
      <FormField name="reason" label={t('quote:field.reason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={REASON_MAX} />
      </FormField>
    </FormModal>
  );
}
