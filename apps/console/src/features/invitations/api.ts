import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { InvitationSearch } from '../../lib/api-types';
import { keyed } from '../../lib/keyed';

const LIST = '/api/auth/v1/signup/invitations';
const ONE = '/api/auth/v1/signup/invitations/{id}';
const RESEND = '/api/auth/v1/signup/invitations/{id}/resend';

/** The invitations to sign up or to join that nobody has followed yet. */
export const invitationsQuery = (query: InvitationSearch) =>
  queryOptions({
    queryKey: ['invitations', query],
    queryFn: ({ signal }) => unwrap(api.auth.GET(LIST, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** All rows of a search in their order, as the server writes them into a file. */
export async function exportInvitations(query: InvitationSearch): Promise<Blob> {
  const headers = { accept: 'text/csv' };
  const file: unknown = await unwrap(
    api.auth.GET(LIST, { params: { query }, headers, parseAs: 'blob' }),
  );
  return file as Blob;
}

/** What can be done with invitations; each fetches the list anew. */
export function useInvitationCommands() {
  const queryClient = useQueryClient();
  const then = async (call: Promise<unknown>): Promise<void> => {
    await call;
    void queryClient.invalidateQueries({ queryKey: ['invitations'] });
  };
  const at = (id: string) => ({
    params: { path: { id } },
    headers: keyed(),
  });
  return {
    resend: (id: string) => then(unwrap(api.auth.POST(RESEND, at(id)))),
    revoke: (id: string) => then(unwrap(api.auth.DELETE(ONE, at(id)))),
  };
}
