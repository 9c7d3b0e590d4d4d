import { HOSTNAME_MESSAGE, isHostname } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Modal, Select, Skeleton, Switch, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editing } from '../../kit/editing';
import { ErrorState } from '../../kit/error-state';
import { FormField } from '../../kit/form-field';
import { FormModal } from '../../kit/form-modal';
import { OrganizationField } from '../../kit/organization-field';
import type { Organization, SsoSettings } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { ssoSettingsQuery, useSaveSsoSettings } from './api';

/** Sets how the people of an account sign in: first the account, then its identity provider. */
export function SsoSettingsModal({ close }: ModalProps) {
  const [account, setAccount] = useState<Organization>();
  return account ? (
    <Settings account={account} close={close} />
  ) : (
    <AccountChoice onChoose={setAccount} close={close} />
  );
}

interface ChoiceProps {
  onChoose: (account: Organization) => void;
  close: () => void;
}

function AccountChoice({ onChoose, close }: ChoiceProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ accountId?: string }>();
  const [picked, setPicked] = useState<Organization>();
  return (
    <FormModal<{ accountId?: string }>
      form={form}
      title={t('common:sso.settingsTitle')}
      submitLabel={t('common:sso.next')}
      initialValues={{}}
      isComplete={() => picked !== undefined}
      onSubmit={() => {
        if (picked) onChoose(picked);
        return Promise.resolve();
      }}
      onClose={close}
    >
      <OrganizationField
        name="accountId"
        label={t('common:users.account')}
        isRequired
        onPick={setPicked}
      />
    </FormModal>
  );
}

function Settings({ account, close }: { account: Organization; close: () => void }) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(ssoSettingsQuery(account.id));
  if (!isPending && !error) return <SettingsForm account={account} known={data} close={close} />;
  return (
    <Modal open title={t('common:sso.settingsTitle')} footer={null} onCancel={close}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 5 }} />
      )}
    </Modal>
  );
}

interface Values {
  enabled: boolean;
  issuer: string;
  clientId: string;
  clientSecret?: string;
  domains: string[];
}

interface FormProps {
  account: Organization;
  known: SsoSettings | null;
  close: () => void;
}

const valuesOf = (known: SsoSettings | null): Partial<Values> => {
  const { enabled = true, issuer = '', clientId = '', domains = [] } = known ?? {};
  return { enabled, issuer, clientId, domains };
};

function SettingsForm({ account, known, close }: FormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const snackbar = useSnackbar();
  const save = useSaveSsoSettings();
  return (
    <FormModal<Values>
      form={form}
      title={t('common:sso.settingsOf', { account: account.name })}
      submitLabel={t('common:sso.save')}
      initialValues={valuesOf(known)}
      {...(known && { edited: editing(ssoSettingsQuery(account.id), known, valuesOf) })}
      isSticky
      onSubmit={async ({ clientSecret, ...values }) => {
        await save(account.id, { ...values, ...(clientSecret && { clientSecret }) });
        snackbar.success(t('common:sso.saved'));
        close();
      }}
      onClose={close}
    >
      <SettingsFields known={known} />
    </FormModal>
  );
}

function SettingsFields({ known }: { known: SsoSettings | null }) {
  const { t } = useTranslation();
  return (
    <>
      <FormField
        name="enabled"
        label={t('common:sso.enabled')}
        isChoice
        isWide
        valuePropName="checked"
      >
        <Switch />
      </FormField>
      <FormField name="issuer" label={t('common:sso.issuer')} isRequired isWide>
        <Input inputMode="url" autoComplete="off" />
      </FormField>
      <FormField name="clientId" label={t('common:sso.clientId')} isRequired>
        <Input autoComplete="off" />
      </FormField>
      <FormField
        name="clientSecret"
        label={t('common:sso.clientSecret')}
        isRequired={known === null}
        extra={known ? t('common:sso.secretKept') : undefined}
      >
        <Input.Password autoComplete="new-password" />
      </FormField>
      <FormField
        name="domains"
        label={t('common:sso.domains')}
        isWide
        rules={[{ validator: (_, names?: string[]) => checkDomains(names) }]}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',']} />
      </FormField>
      {known && (
        <p className="kit-field-wide">
          {t('common:sso.redirectUri')}{' '}
          <Typography.Text copyable>{known.redirectUri}</Typography.Text>
        </p>
      )}
    </>
  );
}

const checkDomains = (names: string[] = []): Promise<void> =>
  names.every((name) => isHostname(name.trim().toLowerCase()))
    ? Promise.resolve()
    : Promise.reject(new Error(HOSTNAME_MESSAGE));
