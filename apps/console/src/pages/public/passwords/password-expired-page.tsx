import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Panel } from '../frame/panel';

export function PasswordExpiredPage() {
  const { t } = useTranslation();
  const email = t('common:contact.supportEmail');
  return (
    <Panel title={t('common:auth.passwordExpired.title')}>
      <p>{t('common:auth.passwordExpired.text', { email })}</p>
      <div className="links">
        <Link to="/login">{t('common:auth.login.loginHere')}</Link>
        <Link to="/forgot-password">{t('common:auth.login.forgotPassword')}</Link>
      </div>
    </Panel>
  );
}
