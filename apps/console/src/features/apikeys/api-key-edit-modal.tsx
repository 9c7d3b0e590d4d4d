import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { editing } from '../../kit/forms/editing';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { WithRow } from '../../kit/forms/with-row';
import type { ApiKey } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { apiKeyQuery, useApiKeyCommands } from './api';

interface EditForm {
  name: string;
  enabled: boolean;
}

const valuesOf = ({ name, enabled }: ApiKey): EditForm => ({ name: name ?? '', enabled });

export function ApiKeyEditModal({ data, close }: ModalProps<{ apiKey?: ApiKey }>) {
  const { id = '' } = data.apiKey ?? {};
  return (
    <WithRow query={{ ...apiKeyQuery(id), enabled: id !== '' }}>
      {(apiKey) => <EditDialog apiKey={apiKey} close={close} />}
    </WithRow>
  );
}

function EditDialog({ apiKey, close }: { apiKey: ApiKey; close: () => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<EditForm>();
  const snackbar = useSnackbar();
  const { change } = useApiKeyCommands();
  return (
    <FormModal<EditForm>
      form={form}
      title={t('common:apiKeys.editTitle')}
      submitLabel={t('common:action.save')}
      initialValues={valuesOf(apiKey)}
      edited={editing(apiKeyQuery(apiKey.id), apiKey, valuesOf)}
      onSubmit={async ({ name, enabled }, key) => {
        await change(apiKey.id, { name: name || null, enabled }, key);
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
