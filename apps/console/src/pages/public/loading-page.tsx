import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { ACCOUNT_TYPE_PATHS } from '@palisade/kernel';
import { currentUserQuery } from '../../lib/session';
import { useStore } from '../../lib/store';
import { tokenStore } from '../../lib/tokens';
import { Notice } from './notice';
import { Panel } from './panel';

/** Between the sign-in and the home: loads the person, then leads to their landing page. */
export function LoadingPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const isSignedIn = useStore(tokenStore) !== null;
  const { data: user, error } = useQuery({ ...currentUserQuery, enabled: isSignedIn });
  if (!isSignedIn) return <Navigate to="/login" replace />;
  if (user) return <Navigate to={ACCOUNT_TYPE_PATHS[user.account.accountType].landing} replace />;

  const accountName = params.get('accountName');
  const title = accountName
    ? t('common:auth.loading.named', { 'account name': accountName })
    : t('common:auth.loading.generic');
  return (
    <Panel title={title}>
      {error ? (
        <>
          <Notice kind="error">{t('common:error.userLoad')}</Notice>
          <Link to="/logout">{t('common:profile.logout')}</Link>
        </>
      ) : (
        <div className="stack" role="status">
          <p>{t('common:auth.loading.wait')}</p>
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      )}
    </Panel>
  );
}
