import { useTranslation } from 'react-i18next';
import { api, unwrap } from '../../../lib/api';
import { ANSWERS_TOKEN } from '../../../lib/with-key';
import { PasswordForm } from '../passwords/password-form';
import { PasswordLinkPage } from '../passwords/password-link-page';

const check = (token: string) =>
  unwrap(api.auth.GET('/api/auth/v1/checkUserInvited/{token}', { params: { path: { token } } }));

const save = (token: string, password: string) => {
  const params = { path: { token } };
  const path = '/api/auth/v1/validateUserInvited/{token}' as const;
  return unwrap(api.auth.POST(path, { params, body: { password }, headers: ANSWERS_TOKEN }));
};

/** Where the invitation of a person leads: the first password. */
export function ConfirmUserPage() {
  const { t } = useTranslation();
  return (
    <PasswordLinkPage name="invitation" title={t('common:confirmUser.title')} check={check}>
      {(token) => (
        <>
          <p>{t('common:auth.confirmUser.intro')}</p>
          <PasswordForm
            token={token}
            mismatch={t('common:auth.password.mismatchInvite')}
            save={save}
          />
        </>
      )}
    </PasswordLinkPage>
  );
}
