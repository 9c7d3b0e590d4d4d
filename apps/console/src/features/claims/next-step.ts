import { nextStepBy, type NextStep, type NextStepRow } from '../../kit/values/next-step';
import type { Claim } from '../../lib/api-types';

/** What the next step of a claim depends on. */
export type StepClaim = Pick<
  Claim,
  'status' | 'allowedActions' | 'isPolicyMatched' | 'isCircumstance' | 'endedOn'
>;

/** What a notice of claim waits for, and who it waits for; the first row counts. */
const TABLE: readonly NextStepRow<StepClaim>[] = [
  {
    when: ['UN_FILED'],
    isFor: ({ allowedActions }) => allowedActions.includes('file'),
    key: 'claim.file',
  },
  { when: ['UN_FILED'], key: 'claim.unfiled' },
  {
    when: ['FILED'],
    isFor: ({ isPolicyMatched }) => isPolicyMatched === false,
    key: 'claim.notCovered',
  },
  {
    when: ['FILED'],
    isFor: ({ isCircumstance, endedOn }) => isCircumstance && endedOn !== null,
    key: 'claim.circumstanceEnded',
  },
  { when: ['FILED'], isFor: ({ isCircumstance }) => isCircumstance, key: 'claim.circumstance' },
  { when: ['FILED'], key: 'claim.filed' },
];

/** What comes next for a claim. */
export const claimNextStep = (claim: StepClaim): NextStep => nextStepBy(TABLE, claim);
