import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { PolicyDocumentFile } from '../../lib/api-types';

// A record has some dozens; the newest are shown.
const SIZE = 100;
const NEWEST = { size: SIZE, sort: ['created,desc'] };

type Read = (id: string, signal: AbortSignal) => Promise<PolicyDocumentFile[]>;

const READS = {
  policy: (policyId, signal) =>
    unwrap(
      api.docs.GET('/api/docs/v1/policy/{policyId}', { params: { path: { policyId } }, signal }),
    ),
  // Those of its quotes and policies among them.
  account: async (accountId, signal) => {
    const call = api.docs.GET('/api/docs/v1/search/{accountId}', {
      params: { path: { accountId }, query: NEWEST },
      signal,
    });
    return (await unwrap(call)).content;
  },
  quote: async (quoteId, signal) => {
    const query = { quoteId, size: SIZE, sort: ['created,desc'] };
    const call = api.docs.GET('/api/docs/v1/search', { params: { query }, signal });
    return (await unwrap(call)).content;
  },
} satisfies Record<string, Read>;

/** The nouns that documents are printed for. */
export type PrintedNoun = keyof typeof READS;

/** The documents of a record, the newest first. */
export const documentsQuery = (noun: PrintedNoun, id: string) =>
  queryOptions({
    queryKey: ['documents', noun, id],
    queryFn: ({ signal }) => READS[noun](id, signal),
  });
