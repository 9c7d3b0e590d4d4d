import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Scan } from '../../../lib/api-types';
import { ApiError, ShownError } from '../../../lib/problem';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

const LOOK_AGAIN_MS = 1_000;
const NOT_FOUND = 404;

export const isUnderWay = (scan: Scan | null | undefined): boolean =>
  scan?.status === 'WAITING' || scan?.status === 'RUNNING';

/** The latest scan of an account, read again while it is under way; null when there was none. */
export const scanQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['accounts', 'scan', accountId],
    queryFn: ({ signal }) => readScan(accountId, signal),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
  });

async function readScan(accountId: string, signal?: AbortSignal): Promise<Scan | null> {
  try {
    return await unwrap(
      api.account.GET('/api/account/v1/scan/{accountId}', {
        params: { path: { accountId } },
        ...(signal && { signal }),
      }),
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return null;
    throw error;
  }
}

/** Each signal that the score is made from. */
export const signalsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['accounts', 'signals', accountId],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/risk/v1/score/{accountId}/signals', {
          params: { path: { accountId } },
          signal,
        }),
      ),
  });

/** The scores of an account so far, the latest first. */
export const scoreHistoryQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['accounts', 'score-history', accountId],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/risk/v1/score/{accountId}/history', {
          params: { path: { accountId } },
          signal,
        }),
      ),
  });

/** The accounts of other agencies for the same company. */
export const duplicatesQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['accounts', 'duplicates', accountId],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/account/v1/duplicates/{accountId}', {
          params: { path: { accountId } },
          signal,
        }),
      ),
  });

interface ScanWish {
  accountId: string;
  hasPortConsent: boolean;
  key: SubmitKey;
}

/** Asks for the sources of an account again; all that is shown of it is read anew. */
export function useSources() {
  const queryClient = useQueryClient();
  const readAnew = () => queryClient.invalidateQueries({ queryKey: ['accounts'] });

  /** Waits for the end of the scan that is under way. */
  const scanned = async (accountId: string): Promise<void> => {
    const { queryKey } = scanQuery(accountId);
    for (;;) {
      const scan = await readScan(accountId);
      queryClient.setQueryData(queryKey, scan);
      if (!isUnderWay(scan)) {
        await readAnew();
        if (scan?.problem) throw new ShownError(scan.problem);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  };

  return {
    scan: async ({ accountId, hasPortConsent, key }: ScanWish): Promise<void> => {
      const params = { path: { accountId } };
      const body = { isDomainAttested: true, hasPortConsent };
      await unwrap(
        api.account.POST('/api/account/v1/scan/{accountId}', {
          params,
          body,
          headers: withKey(key),
        }),
      );
      await scanned(accountId);
    },
    refresh: async (accountId: string, isStaff: boolean, key: SubmitKey): Promise<void> => {
      const params = { path: { accountId } };
      await unwrap(
        isStaff
          ? api.account.POST('/api/account/v1/refresh/{accountId}', {
              params,
              headers: withKey(key),
            })
          : api.account.POST('/api/account/v1/agency/refresh/{accountId}', {
              params,
              headers: withKey(key),
            }),
      );
      await readAnew();
    },
    reload: async (accountId: string, key: SubmitKey): Promise<void> => {
      await unwrap(
        api.account.POST('/api/account/v1/reload/{accountId}', {
          params: { path: { accountId } },
          headers: withKey(key),
        }),
      );
      await scanned(accountId);
    },
  };
}
