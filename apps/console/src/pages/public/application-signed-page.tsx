import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Panel } from './panel';

/** Thanks the policyholder for the signature, and names the next step. */
export function ApplicationSignedPage() {
  const { t } = useTranslation();
  return (
    <Panel title={t('common:applicationSigned.title')}>
      <p>{t('common:applicationSigned.text')}</p>
      <p>{t('common:applicationSigned.next')}</p>
      <div className="links">
        <Link to="/login">{t('common:auth.logout.signIn')}</Link>
      </div>
    </Panel>
  );
}
