import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Panel } from '../frame/panel';

/** After a sign-up: the address must be confirmed. */
export function SignupSubmittedPage() {
  const { t } = useTranslation();
  return (
    <Panel title={t('common:signupSubmitted.title')}>
      <p>{t('common:auth.signup.thankYou')}</p>
      <div className="links">
        <Link to="/resend-validation-email">{t('common:auth.login.resendValidation')}</Link>
        <Link to="/login">{t('common:auth.login.loginHere')}</Link>
      </div>
    </Panel>
  );
}

/** Whose account an administrator sets up first. */
export function LoginExistingPage() {
  const { t } = useTranslation();
  return (
    <Panel title={t('common:loginExisting.title')}>
      <p>{t('common:auth.loginExisting.text')}</p>
      <div className="links">
        <Link to="/login">{t('common:auth.login.loginHere')}</Link>
      </div>
    </Panel>
  );
}
