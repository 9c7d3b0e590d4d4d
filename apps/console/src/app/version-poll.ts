import { queryOptions, useQuery, type Query } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api, unwrap } from '../lib/api';
import { loadFlags } from '../lib/flags';
import { queryClient } from '../lib/query-client';
import { currentUserQuery } from '../lib/session';
import { snackbar } from '../lib/snackbar';
import { useStore } from '../lib/store';
import { tokenStore } from '../lib/tokens';
import { isSuspected, isTold, noteLook, troubleStore } from '../lib/trouble';

// Spec 1 §9: version poll.
export const VERSION_POLL_MS = 60_000;
/** While something failed, the next look comes sooner. */
const SUSPECTED_POLL_MS = 5_000;
const SERVER_DOWN = 'SERVER_DOWN';

export const consoleVersionQuery = queryOptions({
  queryKey: ['console-version'],
  queryFn: () => unwrap(api.gateway.GET('/api/console-version')),
  refetchInterval: () => (isSuspected(troubleStore.get()) ? SUSPECTED_POLL_MS : VERSION_POLL_MS),
  refetchIntervalInBackground: true,
  retry: false,
});

const isFailed = ({ state }: Query): boolean => state.status === 'error';

/** Watches for a new version, a server that is down, and flags that were switched. */
export function useVersionPoll(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isSignedIn = useStore(tokenStore) !== null;
  const { data, dataUpdatedAt } = useQuery({ ...consoleVersionQuery, enabled: isSignedIn });
  const first = useRef<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const wasTold = isTold(troubleStore.get());
    noteLook(data.v !== SERVER_DOWN);
    if (data.v === SERVER_DOWN) {
      // A page that is open stays, with a bar over it; only who has none yet is led away, and back.
      const hasPage = queryClient.getQueryData(currentUserQuery.queryKey) !== undefined;
      const state = { from: location.pathname + location.search };
      if (!hasPage) void navigate('/serverdown', { state });
      return;
    }
    if (wasTold) void queryClient.refetchQueries({ predicate: isFailed });
    first.current ??= data.v;
    if (data.v !== first.current) {
      first.current = data.v;
      snackbar.info(t('common:version.changed'), {
        durationMs: null,
        action: { text: t('common:errorPage.refresh'), run: () => location.reload() },
      });
    }
  }, [data, dataUpdatedAt, navigate, t]);
  useEffect(() => {
    // A failed look at the flags keeps those that are known.
    if (dataUpdatedAt > 0) loadFlags().catch(() => undefined);
  }, [dataUpdatedAt]);
}
