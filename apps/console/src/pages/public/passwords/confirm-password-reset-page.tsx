import { useTranslation } from 'react-i18next';
import { api, unwrap } from '../../../lib/api';
import { ANSWERS_TOKEN } from '../../../lib/with-key';
import { PasswordForm } from './password-form';
import { PasswordLinkPage } from './password-link-page';

const check = (token: string) =>
  unwrap(api.auth.GET('/api/auth/v1/checkPasswordReset/{token}', { params: { path: { token } } }));

const save = (token: string, password: string) => {
  const params = { path: { token } };
  const path = '/api/auth/v1/validatePasswordReset/{token}' as const;
  return unwrap(api.auth.POST(path, { params, body: { password }, headers: ANSWERS_TOKEN }));
};

export function ConfirmPasswordResetPage() {
  const { t } = useTranslation();
  return (
    <PasswordLinkPage name="password-reset" title={t('common:reset.title')} check={check}>
      {(token) => (
        <PasswordForm
          token={token}
          mismatch={t('common:auth.password.mismatchReset')}
          hint={t('common:auth.password.minHint')}
          save={save}
        />
      )}
    </PasswordLinkPage>
  );
}
