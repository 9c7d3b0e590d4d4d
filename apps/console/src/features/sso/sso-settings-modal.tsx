import { HOSTNAME_MESSAGE, isHostname } from '@palisade/kernel';
import { Form, Input, Select, Switch, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountChoice } from '../../kit/forms/account-choice';
import { editing } from '../../kit/forms/editing';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { WithRow } from '../../kit/forms/with-row';
import type { Organization, SsoSettings } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { ssoSettingsQuery, useSaveSsoSettings } from './api';

/** Where a provider sends people back to: it must know before it gives out an id and a secret. */
const REDIRECT_URI = `${location.origin}/sso`;

/** Sets how the people of an account sign in: first the account, then its identity provider. */
export function SsoSettingsModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const [account, setAccount] = useState<Organization>();
  if (!account) {
    const title = t('common:sso.settingsTitle');
    return <AccountChoice title={title} onChoose={setAccount} close={close} />;
  }
  return (
    <WithRow query={ssoSettingsQuery(account.id)}>
      {(known) => <SettingsForm account={account} known={known} close={close} />}
    </WithRow>
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
      onSubmit={async ({ clientSecret, ...values }, key) => {
        await save(account.id, { ...values, ...(clientSecret && { clientSecret }) }, key);
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
        <Input.Password autoComplete="off" />
      </FormField>
      <FormField
        name="domains"
        label={t('common:sso.domains')}
        isWide
        rules={[{ validator: (_, names?: string[]) => checkDomains(names) }]}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',']} />
      </FormField>
      <p className="kit-field-wide">
        {t('common:sso.redirectUri')}{' '}
        <Typography.Text copyable>{known?.redirectUri ?? REDIRECT_URI}</Typography.Text>
      </p>
    </>
  );
}

const checkDomains = (names: string[] = []): Promise<void> =>
  names.every((name) => isHostname(name.trim().toLowerCase()))
    ? Promise.resolve()
    : Promise.reject(new Error(HOSTNAME_MESSAGE));
