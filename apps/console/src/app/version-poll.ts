import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api, unwrap } from '../lib/api';
import { loadFlags } from '../lib/flags';
import { snackbar } from '../lib/snackbar';
import { useStore } from '../lib/store';
import { tokenStore } from '../lib/tokens';

// Spec 1 §9: version poll.
export const VERSION_POLL_MS = 60_000;
const SERVER_DOWN = 'SERVER_DOWN';

export const consoleVersionQuery = queryOptions({
  queryKey: ['console-version'],
  queryFn: () => unwrap(api.gateway.GET('/api/console-version')),
  refetchInterval: VERSION_POLL_MS,
  refetchIntervalInBackground: true,
  retry: false,
});

/** Watches for a new version, a server that is down, and flags that were switched. */
export function useVersionPoll(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isSignedIn = useStore(tokenStore) !== null;
  const { data, dataUpdatedAt } = useQuery({ ...consoleVersionQuery, enabled: isSignedIn });
  const first = useRef<string | null>(null);
  useEffect(() => {
    if (!data) return;
    if (data.v === SERVER_DOWN) {
      // Back there, once it is up again.
      void navigate('/serverdown', { state: { from: location.pathname + location.search } });
      return;
    }
    first.current ??= data.v;
    if (data.v !== first.current) {
      first.current = data.v;
      snackbar.info(t('common:version.changed'), {
        durationMs: null,
        action: { text: t('common:errorPage.refresh'), run: () => location.reload() },
      });
    }
  }, [data, navigate, t]);
  useEffect(() => {
    // A failed look at the flags keeps those that are known.
    if (dataUpdatedAt > 0) loadFlags().catch(() => undefined);
  }, [dataUpdatedAt]);
}
