import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { OrganizationSettings } from '../../lib/api-types';
import { withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';

const ORGANIZATION = '/api/auth/v1/organizations/{id}';

/** What an organisation asks of its people. */
export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: ['organization', id],
    queryFn: ({ signal }) =>
      unwrap(api.auth.GET(ORGANIZATION, { params: { path: { id } }, signal })),
    staleTime: 0,
  });

/** Sets whether everybody of an organisation needs a second factor; the caller may be among them. */
export function useEnforceMfa() {
  const queryClient = useQueryClient();
  return async (id: string, enforceMfa: boolean, key: SubmitKey): Promise<OrganizationSettings> => {
    const saved = await unwrap(
      api.auth.PUT(ORGANIZATION, {
        params: { path: { id } },
        body: { enforceMfa },
        headers: withKey(key),
      }),
    );
    queryClient.setQueryData(['organization', id], saved);
    await queryClient.invalidateQueries({ queryKey: ['session', 'user'] });
    return saved;
  };
}
