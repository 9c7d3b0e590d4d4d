import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { DocumentSearch, DocumentUpdate, PolicyDocumentFile } from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { uploadFile, type Upload } from '../../lib/upload-file';
import { withKey } from '../../lib/with-key';
import type { DocumentFacts } from './document-fields';

// A rail shows the newest; the timeline finds its papers among them.
const SIZE = 100;
const NEWEST = { size: SIZE, sort: ['created,desc'] };

/** The record that documents are of: at most one; none is the agency, or all agencies. */
export interface UploadPlace {
  accountId?: string;
  quoteId?: string;
  policyId?: string;
  claimId?: string;
}

/** A document as a row of a list. */
export type DocumentRow = PolicyDocumentFile & { id: string };

const PLACES = {
  account: (accountId) => ({ accountId }),
  quote: (quoteId) => ({ quoteId }),
  policy: (policyId) => ({ policyId }),
  claim: (claimId) => ({ claimId }),
} satisfies Record<string, (id: string) => UploadPlace>;

/** The nouns that documents are of. */
export type PrintedNoun = keyof typeof PLACES;

/** Where the documents of a record belong. */
export const placeOf = (noun: PrintedNoun, id: string): UploadPlace => PLACES[noun](id);

async function search(query: DocumentSearch, signal: AbortSignal) {
  return unwrap(api.docs.GET('/api/docs/v1/search', { params: { query }, signal }));
}

/** The newest documents of a record. */
export const documentsQuery = (noun: PrintedNoun, id: string) =>
  queryOptions({
    queryKey: ['documents', noun, id],
    queryFn: async ({ signal }) =>
      (await search({ ...placeOf(noun, id), ...NEWEST }, signal)).content,
  });

/** The documents of a record in one zip; null where there are none. */
export async function documentsInZip(place: UploadPlace): Promise<Blob | null> {
  const rows = await unwrap(
    api.docs.GET('/api/docs/v1/search', { params: { query: { ...place, ...NEWEST } } }),
  );
  const docId = rows.content.map((row) => row.docId);
  if (!docId.length) return null;
  const { claimId } = place;
  const zip: unknown = claimId
    ? await unwrap(
        api.docs.GET('/api/docs/v1/claimsFile/{claimId}', {
          params: { path: { claimId } },
          parseAs: 'blob',
        }),
      )
    : await unwrap(
        api.docs.GET('/api/docs/v1/downloads', { params: { query: { docId } }, parseAs: 'blob' }),
      );
  return zip as Blob;
}

/** The documents of a search. */
export const documentListQuery = (query: DocumentSearch) =>
  queryOptions({
    queryKey: ['documents', 'list', query],
    queryFn: async ({ signal }) => {
      const page = await search(query, signal);
      const content: DocumentRow[] = page.content.map((row) => ({ ...row, id: row.docId }));
      return { ...page, content };
    },
    placeholderData: keepPreviousData,
  });

/** The kinds that a file can be. */
export const docTypesQuery = queryOptions({
  queryKey: ['doc-types'],
  queryFn: ({ signal }) => unwrap(api.docs.GET('/api/docs/v1/docTypes', { signal })),
  staleTime: Infinity,
});

/** The kinds that belong to a claim, or the others; all without a word of it. */
export const docTypeListQuery = (claim: boolean | undefined) =>
  queryOptions({
    queryKey: ['doc-types', claim],
    queryFn: ({ signal }) => {
      const query = claim === undefined ? {} : { claim };
      return unwrap(api.docs.GET('/api/docs/v1/docTypes', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });

interface NewFile extends Pick<Upload, 'file' | 'key' | 'onProgress'>, DocumentFacts, UploadPlace {
  agencyId?: string;
}

/** What people do with files. */
export function useDocumentCommands() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: ['documents'] });
  return {
    upload: async ({ file, key, onProgress, ...query }: NewFile) => {
      const path = '/api/docs/v1/upload/doc';
      await uploadFile<PolicyDocumentFile>({ path, query: { ...query }, file, key, onProgress });
      await reload();
    },
    update: async (docId: string, body: DocumentUpdate, key: SubmitKey) => {
      const params = { query: { docId } };
      await unwrap(api.docs.PUT('/api/docs/v1/update', { params, body, headers: withKey(key) }));
      await reload();
    },
    remove: async (docId: string, key: SubmitKey) => {
      const params = { query: { docId } };
      await unwrap(api.docs.DELETE('/api/docs/v1', { params, headers: withKey(key) }));
      await reload();
    },
  };
}
