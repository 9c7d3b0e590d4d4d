import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { NoteFacts } from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const NOTES = '/api/account/v1/notes/{accountId}';
const NOTE = '/api/account/v1/notes/{accountId}/{noteId}';

// The newest; a rail shows no more.
const SHOWN = 20;
const FILES = 100;

/** Spec 3 §3: what a note can be about; who may not read a type writes none of it. */
export const NOTE_TYPES = ['GENERAL', 'UNDERWRITING', 'SALES', 'CLAIM', 'SUBJECTIVITY'] as const;

/** The newest notes of an account. */
export const notesQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['accounts', 'notes', accountId],
    queryFn: ({ signal }) => {
      const params = { path: { accountId }, query: { size: SHOWN } };
      return unwrap(api.account.GET(NOTES, { params, signal }));
    },
  });

/** The files of an account that a note can name. */
export const attachableQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['documents', 'attachable', accountId],
    queryFn: async ({ signal }) => {
      const query = { accountId, size: FILES };
      const call = api.docs.GET('/api/docs/v1/search', { params: { query }, signal });
      return (await unwrap(call)).content.filter(({ source }) => source === 'UPLOADED');
    },
  });

/** What people do with the notes of an account. */
export function useNoteCommands(accountId: string) {
  const queryClient = useQueryClient();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: ['accounts', 'notes', accountId] });
    return answer;
  };
  return {
    save: (noteId: string | undefined, body: NoteFacts, key: SubmitKey) => {
      const path = { accountId };
      return then(
        noteId
          ? unwrap(
              api.account.PUT(NOTE, {
                params: { path: { ...path, noteId } },
                body,
                headers: withKey(key),
              }),
            )
          : unwrap(api.account.POST(NOTES, { params: { path }, body, headers: withKey(key) })),
      );
    },
    remove: (noteId: string, key: SubmitKey) =>
      then(
        unwrap(
          api.account.DELETE(NOTE, {
            params: { path: { accountId, noteId } },
            headers: withKey(key),
          }),
        ),
      ),
  };
}
