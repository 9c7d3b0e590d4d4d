import type { components } from '@palisade/clients/gateway';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { StuckItem } from '../../lib/api-types';
import { withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';

/** Where consoles of a version broke in one way. */
export type Crash = components['schemas']['CrashResponse'];

const REFRESH_MS = 5_000;
const SERVICES = '/api/ops/v1/services';

/** How every service stands, looked at again and again. */
export const servicesQuery = () =>
  queryOptions({
    queryKey: ['operations', 'services'],
    queryFn: ({ signal }) => unwrap(api.gateway.GET(SERVICES, { signal })),
    refetchInterval: REFRESH_MS,
  });

/** What is stuck in a service. */
export const stuckQuery = (service: string) =>
  queryOptions({
    queryKey: ['operations', 'stuck', service],
    queryFn: ({ signal }) =>
      unwrap(
        api.gateway.GET(`${SERVICES}/{service}/stuck`, { params: { path: { service } }, signal }),
      ),
    refetchInterval: REFRESH_MS,
  });

/** Where consoles broke, the crash seen last first. */
export const crashesQuery = () =>
  queryOptions({
    queryKey: ['operations', 'crashes'],
    queryFn: ({ signal }) => unwrap(api.gateway.GET('/api/ops/v1/crashes', { signal })),
  });

/** What a person may do with a stuck thing; each looks again afterwards. */
export function useStuckActions(service: string) {
  const queryClient = useQueryClient();
  const act = async (
    { kind, id }: StuckItem,
    action: 'retry' | 'discard',
    key: SubmitKey,
  ): Promise<void> => {
    await unwrap(
      api.gateway.POST(`${SERVICES}/{service}/stuck/{kind}/{id}/${action}`, {
        params: { path: { service, kind, id } },
        headers: withKey(key),
      }),
    );
    await queryClient.invalidateQueries({ queryKey: ['operations'] });
  };
  return {
    retry: (item: StuckItem, key: SubmitKey) => act(item, 'retry', key),
    discard: (item: StuckItem, key: SubmitKey) => act(item, 'discard', key),
  };
}
