import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { copyText } from '../../../lib/clipboard';
import { reportCrash } from '../../../lib/crash';
import { problemDetails } from '../../../lib/problem';
import { Panel } from '../frame/panel';

function detailsOf(error: unknown): string {
  const stack = error instanceof Error ? error.stack : undefined;
  return [location.href, problemDetails(error), stack].filter(Boolean).join('\n');
}

/** What any crash ends in that takes the frame with it. */
export const UnexpectedErrorPage = () => (
  <main className="public public-main">
    <UnexpectedErrorInside />
  </main>
);

/** What a crash of a page ends in; the frame around it stays. */
export function UnexpectedErrorInside() {
  const { t } = useTranslation();
  const error = useRouteError();
  const details = detailsOf(error);
  useEffect(() => void reportCrash(error), [error]);
  const isOffline = useReloadOnline();
  const [isCopied, setCopied] = useState(false);
  const email = t('common:contact.supportEmail');
  return (
    <Panel title={t('common:errorPage.title')}>
      <p>{t(isOffline ? 'common:kept.partMissing' : 'common:errorPage.text')}</p>
      <div className="actions">
        <button className="button primary" onClick={() => location.reload()}>
          {t('common:errorPage.refresh')}
        </button>
        <button className="button" onClick={() => void copyText(details).then(setCopied)}>
          {t('common:errorPage.copy')}
        </button>
        <a className="button" href={`mailto:${email}`}>
          {t('common:errorPage.contact')}
        </a>
      </div>
      <p role="status">{isCopied && t('common:unsupported.copied')}</p>
    </Panel>
  );
}

/** Loads the page again once there is a connection, when there was none; true while there is none. */
function useReloadOnline(): boolean {
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOffline]);
  return isOffline;
}
