import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { NoticeSearch, NoticeSubscription } from '../../lib/api-types';
import { queryClient } from '../../lib/query-client';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const ALL = '/api/auth/v1/me/notifications';
const SUBSCRIPTIONS = '/api/auth/v1/me/notification-subscriptions';
const LATEST = 10;

/** The first part is what a live event makes stale. */
const KEY = 'notices';

export const noticesQuery = (query: NoticeSearch) =>
  queryOptions({
    queryKey: [KEY, query],
    queryFn: ({ signal }) => unwrap(api.auth.GET(ALL, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** What the panel below the bell shows. */
export const latestNoticesQuery = noticesQuery({ page: 0, size: LATEST });

/** How many were not read yet; a row comes along because a list has at least one. */
export const unreadNoticesQuery = noticesQuery({ page: 0, size: 1, unread: true });

export const subscriptionsQuery = queryOptions({
  queryKey: ['notice-subscriptions'],
  queryFn: () => unwrap(api.auth.GET(SUBSCRIPTIONS)),
});

export const markNotice = async (id: string, isRead: boolean, key: SubmitKey) => {
  const answer = await unwrap(
    api.auth.PUT('/api/auth/v1/me/notifications/{id}', {
      params: { path: { id } },
      body: { isRead },
      headers: withKey(key),
    }),
  );
  await queryClient.invalidateQueries({ queryKey: [KEY] });
  return answer;
};

export const markAllNotices = async (key: SubmitKey) => {
  await unwrap(api.auth.PUT(ALL, { body: { isRead: true }, headers: withKey(key) }));
  await queryClient.invalidateQueries({ queryKey: [KEY] });
};

export const saveSubscription = async (change: NoticeSubscription, key: SubmitKey) => {
  const body = { kinds: [change] };
  const answer = await unwrap(api.auth.PUT(SUBSCRIPTIONS, { body, headers: withKey(key) }));
  queryClient.setQueryData(subscriptionsQuery.queryKey, answer);
};
