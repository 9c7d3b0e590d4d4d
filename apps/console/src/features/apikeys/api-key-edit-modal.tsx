import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/form-field';
import { FormModal } from '../../kit/form-modal';
import type { ApiKey } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useApiKeyCommands } from './api';

interface EditForm {
  name: string;
  enabled: boolean;
}

export function ApiKeyEditModal({ data, close }: ModalProps<{ apiKey?: ApiKey }>) {
  const { t } = useTranslation();
  const [form] = Form.useForm<EditForm>();
  const snackbar = useSnackbar();
  const { change } = useApiKeyCommands();
  const { apiKey } = data;
  if (!apiKey) return null;
  return (
    <FormModal<EditForm>
      form={form}
      title={t('common:apiKeys.editTitle')}
      submitLabel={t('common:action.save')}
      initialValues={{ name: apiKey.name ?? '', enabled: apiKey.enabled }}
      onSubmit={async ({ name, enabled }) => {
        await change(apiKey.id, { name: name || null, enabled });
        snackbar.success(t('common:apiKeys.updated'));
        close();
      }}
      onClose={close}
    >
      <FormField name="name" label={t('common:apiKeys.name')}>
        <Input maxLength={100} autoComplete="off" />
      </FormField>
      <FormField name="enabled" label={t('common:users.enabled')} valuePropName="checked">
        <Switch />
      </FormField>
    </FormModal>
  );
}
