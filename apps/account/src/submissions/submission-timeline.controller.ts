import { describeTimeline } from '@palisade/platform';
import { SubmissionsQueries } from './submissions.queries';

/** Who did what to a submission, and whether its records are unchanged. */
export const SubmissionTimelineController = describeTimeline({
  of: 'api/account/v1/submission/:submissionId',
  row: 'a submission',
  noun: 'Submission',
  tag: 'submissions',
  permission: 'submission:view',
  rows: SubmissionsQueries,
});
