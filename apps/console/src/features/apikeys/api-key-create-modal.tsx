import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { OrganizationField } from '../../kit/forms/organization-field';
import { openModal, type ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { scopesQuery, useApiKeyCommands } from './api';

interface KeyForm {
  name?: string;
  scopes: string[];
  accountId?: string;
}

export function ApiKeyCreateModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<KeyForm>();
  const { isStaff } = useSession();
  const { create } = useApiKeyCommands();
  return (
    <FormModal<KeyForm>
      form={form}
      title={t('common:apiKeys.createTitle')}
      submitLabel={t('common:apiKeys.createSubmit')}
      initialValues={{ scopes: [] }}
      isComplete={({ scopes = [] }) => scopes.length > 0}
      isSticky
      onSubmit={async (values, key) => openModal('api-key-secret', await create(values, key))}
      onClose={close}
    >
      {isStaff && (
        <OrganizationField
          name="accountId"
          label={t('common:users.account')}
          onPick={() => form.setFieldValue('scopes', [])}
        />
      )}
      <FormField name="name" label={t('common:apiKeys.name')} isWide={!isStaff}>
        <Input maxLength={100} autoComplete="off" />
      </FormField>
      <ScopesField />
    </FormModal>
  );
}

/** The scopes by their groups; a group's name finds all of it. */
function ScopesField() {
  const { t } = useTranslation();
  const accountId = Form.useWatch<string | undefined>('accountId');
  const { data: scopes = [] } = useQuery(scopesQuery(accountId));
  const groups = [...new Set(scopes.map((scope) => scope.split(':')[0] ?? ''))];
  const options = groups.map((group) => ({
    label: group,
    options: scopes
      .filter((scope) => scope.startsWith(`${group}:`))
      .map((scope) => ({ value: scope, label: scope })),
  }));
  return (
    <FormField
      name="scopes"
      label={t('common:apiKeys.scopes')}
      isRequired
      isChoice
      isWide
      extra={t('common:apiKeys.scopesHint')}
    >
      <Select
        mode="multiple"
        showSearch={{ optionFilterProp: 'value' }}
        placeholder={t('common:select.typeToSearch')}
        notFoundContent={t('common:select.noOptions')}
        options={options}
      />
    </FormField>
  );
}
