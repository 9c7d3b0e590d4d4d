import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../frame/panel';

// Spec 1 §9: the page reloads itself every 30 s.
const RELOAD_SECONDS = 30;

interface MaintenancePageProps {
  /** Shown in place of any page, so that a reload comes back to where the person was. */
  isForced?: boolean;
}

export function MaintenancePage({ isForced = false }: MaintenancePageProps) {
  const { t } = useTranslation();
  const [isPaused, setPaused] = useState(false);
  const [seconds, setSeconds] = useState(RELOAD_SECONDS);
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isPaused]);
  useEffect(() => {
    if (seconds > 0) return;
    location.reload();
  }, [seconds]);
  const content = (
    <Panel title={t('common:maintenance.title')}>
      <p>{t('common:maintenance.text')}</p>
      <p>{t('common:maintenance.checkBack')}</p>
      <p className="muted" role="timer">
        {isPaused
          ? t('common:maintenance.paused')
          : t('common:maintenance.countdown', { seconds: Math.max(seconds, 0) })}
      </p>
      <div className="actions">
        <a className="button primary" href="/loading">
          {t('common:maintenance.refresh')}
        </a>
        <button className="button" onClick={() => setPaused(!isPaused)}>
          {t(isPaused ? 'common:maintenance.resume' : 'common:maintenance.pause')}
        </button>
      </div>
    </Panel>
  );
  return isForced ? <main className="public public-main">{content}</main> : content;
}
