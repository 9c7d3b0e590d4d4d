import type { Logged } from '@palisade/platform';
import { SUBMISSION_TIMELINE } from '../domain/timeline';
import { Submission } from './submission.entity';
import { visibleTo } from './submissions.access';

/** Submissions in the log of what was done. */
export const loggedSubmissions: Logged<Submission> = (em) => ({
  rules: SUBMISSION_TIMELINE,
  visible: (actor) =>
    visibleTo(em.createQueryBuilder(Submission, 'submission').where('true'), actor),
  columns: {
    id: 'submission.id',
    title: 'submission.accountName',
    foldedTitle: 'submission.sort_name',
    number: null,
    accountId: 'submission.accountId',
    quoteId: null,
    policyId: null,
  },
});
