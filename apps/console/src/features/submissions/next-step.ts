import { nextStepBy, type NextStep, type NextStepRow } from '../../kit/values/next-step';
import type { Submission } from '../../lib/api-types';

/** What the next step of a submission depends on. */
export type StepSubmission = Pick<
  Submission,
  'status' | 'operationalStatus' | 'accountId' | 'allowedActions'
>;

/** What a submission waits for, and who it waits for; the first row counts. */
const TABLE: readonly NextStepRow<StepSubmission>[] = [
  {
    when: ['NEW'],
    isFor: ({ allowedActions }) => allowedActions.includes('assign'),
    key: 'submission.assign',
  },
  { when: ['NEW'], key: 'submission.waits' },
  {
    when: ['IN_PROGRESS'],
    isFor: ({ operationalStatus }) => operationalStatus === 'PENDING_INFO',
    key: 'submission.information',
  },
  {
    when: ['IN_PROGRESS', 'CERTIFIED'],
    isFor: ({ accountId }) => accountId === null,
    key: 'submission.match',
  },
  { when: ['IN_PROGRESS'], key: 'submission.certify' },
  { when: ['CERTIFIED'], key: 'submission.quote' },
  { when: ['QUOTED'], key: 'submission.bind' },
  { when: ['BOUND'], key: 'submission.complete' },
];

/** What comes next for a submission. */
export const submissionNextStep = (submission: StepSubmission): NextStep =>
  nextStepBy(TABLE, submission);
