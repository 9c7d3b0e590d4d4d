import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const FLAGS = '/api/flags/v1';

/** Every flag, and what it is about. */
export const flagDetailsQuery = queryOptions({
  queryKey: ['feature-flags'],
  queryFn: ({ signal }) => unwrap(api.gateway.GET(`${FLAGS}/details`, { signal })),
});

export const switchFlag = (flagKey: string, enabled: boolean, key: SubmitKey) =>
  unwrap(
    api.gateway.PUT(`${FLAGS}/{flagKey}`, {
      params: { path: { flagKey } },
      body: { enabled },
      headers: withKey(key),
    }),
  );
