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
