import { useQuery } from '@tanstack/react-query';
import { Form, Skeleton, Switch } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state';
import { FormField } from '../../kit/form-field';
import { FormModal } from '../../kit/form-modal';
import { OrganizationField } from '../../kit/organization-field';
import type { Organization } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { organizationQuery, useEnforceMfa } from './api';

interface Values {
  accountId?: string;
  enforceMfa?: boolean;
}

/** Sets whether everybody of an account needs a second factor: the own account, any for staff. */
export function MfaSettingsModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const { account, isStaff } = useSession();
  const [form] = Form.useForm<Values>();
  const [chosen, setChosen] = useState<Organization | undefined>(isStaff ? undefined : account);
  const snackbar = useSnackbar();
  const enforce = useEnforceMfa();
  return (
    <FormModal<Values>
      form={form}
      title={t('common:mfaSettings.title')}
      submitLabel={t('common:action.save')}
      initialValues={{}}
      isSticky
      isComplete={({ enforceMfa }) => chosen !== undefined && enforceMfa !== undefined}
      onSubmit={async ({ enforceMfa = false }, key) => {
        if (!chosen) return;
        await enforce(chosen.id, enforceMfa, key);
        snackbar.success(t('common:mfaSettings.saved'));
        close();
      }}
      onClose={close}
    >
      {isStaff && (
        <OrganizationField
          name="accountId"
          label={t('common:users.account')}
          isRequired
          onPick={(organization) => {
            form.resetFields(['enforceMfa']);
            setChosen(organization);
          }}
        />
      )}
      {chosen && <EnforcedField key={chosen.id} account={chosen} />}
    </FormModal>
  );
}

function EnforcedField({ account }: { account: Organization }) {
  const { t } = useTranslation();
  const form = Form.useFormInstance<Values>();
  const { data, error, refetch } = useQuery(organizationQuery(account.id));
  useEffect(() => {
    if (data) form.setFieldValue('enforceMfa', data.enforceMfa);
  }, [data, form]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 1 }} />;
  return (
    <FormField
      name="enforceMfa"
      label={t('common:mfaSettings.enforced', { account: account.name })}
      extra={t('common:mfaSettings.text')}
      isChoice
      isWide
      valuePropName="checked"
    >
      <Switch />
    </FormField>
  );
}
