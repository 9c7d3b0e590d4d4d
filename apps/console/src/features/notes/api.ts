import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { Note, NoteFacts } from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

/** The record that is noted of. */
export interface NotesOf {
  noun: 'account' | 'quote' | 'lead' | 'claim';
  id: string;
  /** The client of a lead, whose documents a note may name. */
  accountId?: string;
}

interface NoteCalls {
  list: (signal: AbortSignal) => Promise<{ content: Note[] }>;
  add: (body: NoteFacts, key: SubmitKey) => Promise<Note>;
  edit: (noteId: string, body: NoteFacts, key: SubmitKey) => Promise<Note>;
  remove: (noteId: string, key: SubmitKey) => Promise<unknown>;
}

const query = { size: 20 };

const CALLS: Readonly<Record<NotesOf['noun'], (id: string) => NoteCalls>> = {
  account: (accountId) => {
    const [all, one] = [
      '/api/account/v1/notes/{accountId}',
      '/api/account/v1/notes/{accountId}/{noteId}',
    ] as const;
    const path = { accountId };
    return {
      list: (signal) => unwrap(api.account.GET(all, { params: { path, query }, signal })),
      add: (body, key) =>
        unwrap(api.account.POST(all, { params: { path }, body, headers: withKey(key) })),
      edit: (noteId, body, key) =>
        unwrap(
          api.account.PUT(one, {
            params: { path: { ...path, noteId } },
            body,
            headers: withKey(key),
          }),
        ),
      remove: (noteId, key) =>
        unwrap(
          api.account.DELETE(one, {
            params: { path: { ...path, noteId } },
            headers: withKey(key),
          }),
        ),
    };
  },
  claim: (claimId) => {
    const [all, one] = [
      '/api/claims/v1/notes/{claimId}',
      '/api/claims/v1/notes/{claimId}/{noteId}',
    ] as const;
    const path = { claimId };
    return {
      list: (signal) => unwrap(api.claims.GET(all, { params: { path, query }, signal })),
      add: (body, key) =>
        unwrap(api.claims.POST(all, { params: { path }, body, headers: withKey(key) })),
      edit: (noteId, body, key) =>
        unwrap(
          api.claims.PUT(one, {
            params: { path: { ...path, noteId } },
            body,
            headers: withKey(key),
          }),
        ),
      remove: (noteId, key) =>
        unwrap(
          api.claims.DELETE(one, {
            params: { path: { ...path, noteId } },
            headers: withKey(key),
          }),
        ),
    };
  },
  lead: (leadId) => {
    const [all, one] = [
      '/api/sales/v1/notes/{leadId}',
      '/api/sales/v1/notes/{leadId}/{noteId}',
    ] as const;
    const path = { leadId };
    return {
      list: (signal) => unwrap(api.account.GET(all, { params: { path, query }, signal })),
      add: (body, key) =>
        unwrap(api.account.POST(all, { params: { path }, body, headers: withKey(key) })),
      edit: (noteId, body, key) =>
        unwrap(
          api.account.PUT(one, {
            params: { path: { ...path, noteId } },
            body,
            headers: withKey(key),
          }),
        ),
      remove: (noteId, key) =>
        unwrap(
          api.account.DELETE(one, { params: { path: { ...path, noteId } }, headers: withKey(key) }),
        ),
    };
  },
  quote: (quoteId) => {
    const [all, one] = [
      '/api/quote/v1/notes/{quoteId}',
      '/api/quote/v1/notes/{quoteId}/{noteId}',
    ] as const;
    const path = { quoteId };
    return {
      list: (signal) => unwrap(api.quote.GET(all, { params: { path, query }, signal })),
      add: (body, key) =>
        unwrap(api.quote.POST(all, { params: { path }, body, headers: withKey(key) })),
      edit: (noteId, body, key) =>
        unwrap(
          api.quote.PUT(one, {
            params: { path: { ...path, noteId } },
            body,
            headers: withKey(key),
          }),
        ),
      remove: (noteId, key) =>
        unwrap(
          api.quote.DELETE(one, { params: { path: { ...path, noteId } }, headers: withKey(key) }),
        ),
    };
  },
};

const FILES = 100;

const keyOf = ({ noun, id }: NotesOf) => ['notes', noun, id] as const;

/** The newest notes of a record. */
export const notesQuery = (of: NotesOf) =>
  queryOptions({
    queryKey: keyOf(of),
    queryFn: ({ signal }) => CALLS[of.noun](of.id).list(signal),
  });

/** What a note can be about, as far as the reader may read it. */
export const noteTypesQuery = queryOptions({
  queryKey: ['notes', 'types'],
  queryFn: ({ signal }) => unwrap(api.quote.GET('/api/quote/v1/note-types', { signal })),
  staleTime: Infinity,
});

/** The files of a record that a note can name. */
export const attachableQuery = ({ noun, id, accountId = id }: NotesOf) =>
  queryOptions({
    queryKey: ['documents', 'attachable', noun, id],
    queryFn: async ({ signal }) => {
      const of =
        noun === 'quote' ? { quoteId: id } : noun === 'claim' ? { claimId: id } : { accountId };
      const call = api.docs.GET('/api/docs/v1/search', {
        params: { query: { ...of, size: FILES } },
        signal,
      });
      return (await unwrap(call)).content.filter(({ source }) => source === 'UPLOADED');
    },
  });

/** What people do with the notes of a record. */
export function useNoteCommands(of: NotesOf) {
  const queryClient = useQueryClient();
  const { add, edit, remove } = CALLS[of.noun](of.id);
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: keyOf(of) });
    return answer;
  };
  return {
    save: (noteId: string | undefined, body: NoteFacts, key: SubmitKey) =>
      then(noteId ? edit(noteId, body, key) : add(body, key)),
    remove: (noteId: string, key: SubmitKey) => then(remove(noteId, key)),
  };
}
