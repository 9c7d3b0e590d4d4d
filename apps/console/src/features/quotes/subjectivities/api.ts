import { api, unwrap } from '../../../lib/api';
import type { Manuscript, Quote } from '../../../lib/api-types';
import { keyed } from '../../../lib/keyed';

/** Adds a condition that is written for one quote alone. */
export const addManuscript = ({ id }: Pick<Quote, 'id'>, body: Manuscript) =>
  unwrap(
    api.quote.POST('/api/quote/v1/subjectivity/manuscript/{quoteId}', {
      params: { path: { quoteId: id } },
      body,
      headers: keyed(),
    }),
  );

/** Marks a condition as met, or opens it again. */
export const completeSubjectivity = (quoteId: string, subjectivityId: string, completed: boolean) =>
  unwrap(
    api.quote.PUT('/api/quote/v1/subjectivity/complete/{quoteId}', {
      params: { path: { quoteId } },
      body: { subjectivityId, completed },
      headers: keyed(),
    }),
  );
