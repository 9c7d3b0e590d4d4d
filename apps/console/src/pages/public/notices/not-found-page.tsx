import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStore } from '../../../lib/store';
import { tokenStore } from '../../../lib/tokens';
import { Panel } from '../frame/panel';

export function NotFoundPage() {
  const { t } = useTranslation();
  const isSignedIn = useStore(tokenStore) !== null;
  return (
    <Panel title={t('common:notFound.title')}>
      <p>{t('common:notFound.text')}</p>
      <HomeLink isSignedIn={isSignedIn} />
    </Panel>
  );
}

export function NotPermittedPage() {
  const { t } = useTranslation();
  return (
    <Panel title={t('common:notPermitted.title')}>
      <p>{t('common:notPermitted.text')}</p>
      <HomeLink isSignedIn />
    </Panel>
  );
}

function HomeLink({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="actions">
      <Link className="button primary" to={isSignedIn ? '/loading' : '/login'}>
        {t(isSignedIn ? 'common:notFound.home' : 'common:auth.logout.signIn')}
      </Link>
    </div>
  );
}
