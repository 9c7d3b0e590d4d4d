import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { consoleVersionQuery } from '../../../app/version-poll';
import { ApiError } from '../../../lib/problem';
import { Panel } from '../frame/panel';

/** Shown while the version call says that the platform is down; leaves as soon as it is back. */
export function ServerDownPage() {
  const { t } = useTranslation();
  const { data, error, isFetchedAfterMount } = useQuery({
    ...consoleVersionQuery,
    refetchOnMount: 'always',
  });
  // Without a session the call is refused, which only a running server can do.
  const isRefused = error instanceof ApiError && error.status === 401;
  const isBack = isFetchedAfterMount && (isRefused || (!error && data?.v !== 'SERVER_DOWN'));
  const { state } = useLocation() as { state: { from?: string } | null };
  const email = t('common:contact.supportEmail');
  if (isBack) return <Navigate to={state?.from ?? '/loading'} replace />;
  return (
    <Panel title={t('common:serverDown.title')}>
      <p>{t('common:error.server')}</p>
      <div className="actions">
        <a className="button primary" href="/loading">
          {t('common:maintenance.refresh')}
        </a>
        <a className="button" href={`mailto:${email}`}>
          {t('common:errorPage.contact')}
        </a>
      </div>
    </Panel>
  );
}
