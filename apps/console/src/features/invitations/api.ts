import type { components } from '@palisade/clients/auth';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { InvitationSearch } from '../../lib/api-types';
import { withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';

const LIST = '/api/auth/v1/signup/invitations';
const ONE = '/api/auth/v1/signup/invitations/{id}';
const RESEND = '/api/auth/v1/signup/invitations/{id}/resend';

export type NewInvitation = components['schemas']['SignupInvitationRequest'];

/** The invitations to sign up or to join that nobody has followed yet. */
export const invitationsQuery = (query: InvitationSearch) =>
  queryOptions({
    queryKey: ['invitations', query],
    queryFn: ({ signal }) => unwrap(api.auth.GET(LIST, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** What can be done with invitations; each fetches the list again. */
export function useInvitationCommands() {
  const queryClient = useQueryClient();
  const then = async (call: Promise<unknown>): Promise<void> => {
    await call;
    void queryClient.invalidateQueries({ queryKey: ['invitations'] });
  };
  const at = (id: string, key: SubmitKey) => ({
    params: { path: { id } },
    headers: withKey(key),
  });
  return {
    invite: (body: NewInvitation, key: SubmitKey) =>
      then(unwrap(api.auth.POST(LIST, { body, headers: withKey(key) }))),
    resend: (id: string, key: SubmitKey) => then(unwrap(api.auth.POST(RESEND, at(id, key)))),
    revoke: (id: string, key: SubmitKey) => then(unwrap(api.auth.DELETE(ONE, at(id, key)))),
  };
}
