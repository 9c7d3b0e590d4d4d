import { Form, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountChoice } from '../../kit/forms/account-choice';
import { editing } from '../../kit/forms/editing';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { WithRow } from '../../kit/forms/with-row';
import type { Organization, OrganizationSettings } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { organizationQuery, useEnforceMfa } from './api';

/** Sets whether everybody of an account needs a second factor: the own account, any for staff. */
export function MfaSettingsModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const { account, isStaff } = useSession();
  const [chosen, setChosen] = useState<Organization | undefined>(isStaff ? undefined : account);
  if (!chosen) {
    const title = t('common:mfaSettings.title');
    return <AccountChoice title={title} onChoose={setChosen} close={close} />;
  }
  return (
    <WithRow query={organizationQuery(chosen.id)}>
      {(settings) => <SettingsForm account={chosen} settings={settings} close={close} />}
    </WithRow>
  );
}

interface Values {
  enforceMfa: boolean;
}

interface FormProps {
  account: Organization;
  settings: OrganizationSettings;
  close: () => void;
}

const valuesOf = ({ enforceMfa }: OrganizationSettings): Values => ({ enforceMfa });

function SettingsForm({ account, settings, close }: FormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const snackbar = useSnackbar();
  const enforce = useEnforceMfa();
  return (
    <FormModal<Values>
      form={form}
      title={t('common:mfaSettings.title')}
      submitLabel={t('common:action.save')}
      initialValues={valuesOf(settings)}
      edited={editing(organizationQuery(account.id), settings, valuesOf)}
      isSticky
      onSubmit={async ({ enforceMfa }, key) => {
        await enforce(account.id, enforceMfa, key);
        snackbar.success(t('common:mfaSettings.saved'));
        close();
      }}
      onClose={close}
    >
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
    </FormModal>
  );
}
