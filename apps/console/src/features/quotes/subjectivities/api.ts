import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Manuscript, Quote, Subjectivity } from '../../../lib/api-types';
import { withKey } from '../../../lib/with-key';
import type { SubmitKey } from '../../../lib/submit-key';

/** Adds a condition that is written for one quote alone. */
export const addManuscript = ({ id }: Pick<Quote, 'id'>, body: Manuscript, key: SubmitKey) =>
  unwrap(
    api.quote.POST('/api/quote/v1/subjectivity/manuscript/{quoteId}', {
      params: { path: { quoteId: id } },
      body,
      headers: withKey(key),
    }),
  );

/** Marks a condition as met, or opens it again. */
export const completeSubjectivity = (
  quoteId: string,
  { id: subjectivityId, completed }: Pick<Subjectivity, 'id' | 'completed'>,
  key: SubmitKey,
) =>
  unwrap(
    api.quote.PUT('/api/quote/v1/subjectivity/complete/{quoteId}', {
      params: { path: { quoteId } },
      body: { subjectivityId, completed },
      headers: withKey(key),
    }),
  );

const MOST_FILES = 100;

/** The files of a quote, among which are those that met its conditions. */
export const proofsQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['documents', 'proofs', quoteId],
    queryFn: async ({ signal }) => {
      const query = { quoteId, size: MOST_FILES };
      const page = await unwrap(api.docs.GET('/api/docs/v1/search', { params: { query }, signal }));
      return page.content;
    },
  });
