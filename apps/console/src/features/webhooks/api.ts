import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { WebhookChange, WebhookSearch } from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const WEBHOOKS = '/api/webhook/v1';

export const webhooksQuery = (query: WebhookSearch) =>
  queryOptions({
    queryKey: ['webhooks', query],
    queryFn: ({ signal }) => unwrap(api.connectors.GET(WEBHOOKS, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** Makes, changes and deletes webhooks; the list is read again. */
export function useWebhookCommands() {
  const queryClient = useQueryClient();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: ['webhooks'] });
    return answer;
  };
  return {
    create: (companyName: string, key: SubmitKey) =>
      then(
        unwrap(
          api.connectors.POST('/api/webhook/v1/createHook', {
            body: { companyName },
            headers: withKey(key),
          }),
        ),
      ),
    change: (body: WebhookChange, key: SubmitKey) =>
      then(unwrap(api.connectors.PUT(WEBHOOKS, { body, headers: withKey(key) }))),
    remove: (id: string, key: SubmitKey) =>
      then(
        unwrap(
          api.connectors.DELETE('/api/webhook/v1/{id}', {
            params: { path: { id } },
            headers: withKey(key),
          }),
        ),
      ),
  };
}
