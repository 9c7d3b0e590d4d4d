import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { reloadPerson, requestMfaReset } from './api';

interface Credentials {
  username: string;
  password: string;
}

/** Mails the link that takes a second factor off which cannot be proved any more. */
export function MfaResetModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Credentials>();
  const snackbar = useSnackbar();
  const { user } = useSession();
  return (
    <FormModal<Credentials>
      title={t('common:mfa.resetTitle')}
      submitLabel={t('common:mfaReset.submit')}
      form={form}
      initialValues={{ username: user.email, password: '' }}
      isSticky
      isComplete={({ username, password }) => Boolean(username && password)}
      onSubmit={async (credentials, key) => {
        await requestMfaReset(credentials, key);
        await reloadPerson();
        snackbar.success(t('common:mfa.resetSent'));
        close();
      }}
      onClose={close}
    >
      <FormField name="username" label={t('common:login.email')} isRequired isWide>
        <Input type="email" autoComplete="username" />
      </FormField>
      <FormField name="password" label={t('common:auth.confirmUser.password')} isRequired isWide>
        <Input.Password autoComplete="current-password" />
      </FormField>
    </FormModal>
  );
}
