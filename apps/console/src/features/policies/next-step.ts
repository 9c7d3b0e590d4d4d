import { nextStepBy, type NextStep, type NextStepRow } from '../../kit/values/next-step';
import type { Policy } from '../../lib/api-types';
import type { Reinstatement } from './reinstatement/api';

/** What the next step of a policy depends on. */
export type StepPolicy = Pick<
  Policy,
  'status' | 'allowedActions' | 'effectiveDate' | 'endDate' | 'isOpenForRenewal' | 'reinstateUntil'
> & {
  /** What is still owed. */
  balance: number;
  dueDate: string | null;
  cancelDate: string | null;
  isPolicyholder: boolean;
  /** What its reinstatement waits for; null where that is not known. */
  reinstatement: Reinstatement['waitsFor'];
};

type Row = NextStepRow<StepPolicy>;

const BINDER = ['REQUESTED', 'SIGNED', 'BOUND'];
const RUNNING = ['ISSUED', 'ACTIVE', 'IN FORCE', 'RENEWED'];
const isOwed = ({ balance }: StepPolicy) => balance > 0;
const cancelDate = (policy: StepPolicy) => policy.cancelDate;

function reinstating(waits: StepPolicy['reinstatement'], key: string): Row {
  return {
    when: ['IN REINSTATEMENT PERIOD'],
    isFor: ({ reinstatement }) => reinstatement === waits,
    key,
    dateOf: ({ reinstateUntil }) => reinstateUntil,
  };
}

/** Spec 3 §4: what a policy waits for in each status, and who it waits for; the first row counts. */
const TABLE: readonly Row[] = [
  {
    when: ['CANCEL REQUESTED'],
    isFor: ({ allowedActions }) => allowedActions.includes('approveCancellation'),
    key: 'policy.answerCancellation',
  },
  { when: ['CANCEL REQUESTED'], key: 'policy.cancelAsked' },
  { when: ['CANCEL PENDING'], key: 'policy.cancelPending', dateOf: cancelDate },
  {
    when: [...BINDER, ...RUNNING],
    isFor: (policy) => policy.isPolicyholder && isOwed(policy) && policy.dueDate !== null,
    key: 'policy.payYourself',
    dateOf: ({ dueDate }) => dueDate,
  },
  {
    when: [...BINDER, ...RUNNING],
    isFor: (policy) => isOwed(policy) && policy.dueDate !== null,
    key: 'policy.unpaidBy',
    dateOf: ({ dueDate }) => dueDate,
  },
  { when: [...BINDER, ...RUNNING], isFor: isOwed, key: 'policy.unpaid' },
  { when: BINDER, key: 'policy.issuing' },
  { when: ['BINDER EXPIRED'], key: 'policy.binderExpired' },
  {
    when: RUNNING,
    isFor: ({ isOpenForRenewal }) => isOpenForRenewal,
    key: 'policy.ends',
    dateOf: ({ endDate }) => endDate,
  },
  { when: ['ISSUED'], key: 'policy.starts', dateOf: ({ effectiveDate }) => effectiveDate },
  { when: RUNNING, key: 'policy.runs', dateOf: ({ endDate }) => endDate },
  reinstating('PAYMENT', 'policy.reinstateSigned'),
  reinstating('STATEMENT', 'policy.reinstatePaid'),
  reinstating('BOTH', 'policy.reinstate'),
  reinstating(null, 'policy.reinstateByStaff'),
  { key: 'nothing' },
];

/** What comes next for a policy or a binder. */
export const policyNextStep = (policy: StepPolicy): NextStep => nextStepBy(TABLE, policy);
