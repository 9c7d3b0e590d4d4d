import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { ClaimsFile, ClaimsFileChange, ClaimsFileSearch } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

const FILES = '/api/claims/v1/claimsFile';
const FILE = '/api/claims/v1/claimsFile/{claimId}';

/** A claims file as a row of a list. */
export type ClaimsFileRow = ClaimsFile & { id: string };

/** The files of a search; a file is known by the id of its claim. */
export const claimsFilesQuery = (query: ClaimsFileSearch) =>
  queryOptions({
    queryKey: ['claims', 'files', query],
    queryFn: async ({ signal }) => {
      const page = await unwrap(api.claims.GET(`${FILES}/search`, { params: { query }, signal }));
      return { ...page, content: page.content.map((file) => ({ ...file, id: file.claimId })) };
    },
    placeholderData: keepPreviousData,
  });

export const claimsFileQuery = (claimId: string) =>
  queryOptions({
    queryKey: ['claims', 'file', claimId],
    queryFn: ({ signal }) =>
      unwrap(api.claims.GET(FILE, { params: { path: { claimId } }, signal })),
  });

/** What was done to the reserves, the newest first. */
export const reserveChangesQuery = (claimId: string) =>
  queryOptions({
    queryKey: ['claims', 'reserves', claimId],
    queryFn: ({ signal }) =>
      unwrap(api.claims.GET(`${FILE}/reserves`, { params: { path: { claimId } }, signal })),
  });

/** The other claims of the policy that may be of the same event. */
export const relatedClaimsQuery = (claimId: string) =>
  queryOptions({
    queryKey: ['claims', 'related', claimId],
    queryFn: ({ signal }) =>
      unwrap(api.claims.GET(`${FILE}/related`, { params: { path: { claimId } }, signal })),
  });

/** Who can work on files. */
export const handlersQuery = queryOptions({
  queryKey: ['claims', 'handlers'],
  queryFn: ({ signal }) => unwrap(api.claims.GET(`${FILES}/handlers`, { signal })),
});

/** Whom claims can be given to. */
export const vendorsQuery = queryOptions({
  queryKey: ['claims', 'vendors'],
  queryFn: ({ signal }) => unwrap(api.claims.GET(`${FILES}/vendors`, { signal })),
});

/** What the claims team does with a file; every list and record of claims is read again. */
export function useFileCommands() {
  const queryClient = useQueryClient();
  const then = async (call: Promise<ClaimsFile>): Promise<void> => {
    await call;
    await queryClient.invalidateQueries({ queryKey: ['claims'] });
    void queryClient.invalidateQueries({ queryKey: ['timeline'] });
  };
  return {
    open: (claimId: string, key: SubmitKey) =>
      then(unwrap(api.claims.POST(FILES, { body: { claimId }, headers: withKey(key) }))),
    change: (claimId: string, body: ClaimsFileChange, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.PUT(FILE, { params: { path: { claimId } }, body, headers: withKey(key) }),
        ),
      ),
  };
}
