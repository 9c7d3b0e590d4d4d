import { nextStepBy, type NextStep, type NextStepRow } from '../../kit/values/next-step';
import type { Account } from '../../lib/api-types';

/** The quotes that wait for their client. */
export const WAITING_QUOTES = ['ACTIVE', 'READY', 'INDICATION', 'SIGNED'] as const;

/** What the next step of an account depends on. */
export interface StepAccount extends Pick<Account, 'status' | 'errorMessage'> {
  /** Another cover is quoted and waits for its client. */
  isQuoted?: boolean;
}

const TABLE: readonly NextStepRow<StepAccount>[] = [
  { when: ['Declined', 'Lost', 'Deleted'], key: 'account.closed' },
  {
    when: ['Active Policy'],
    isFor: ({ isQuoted = false }) => isQuoted,
    key: 'account.insuredAndQuoted',
  },
  { when: ['Active Policy'], key: 'account.insured' },
  { isFor: ({ errorMessage }) => errorMessage !== null, key: 'account.blocked' },
  { when: ['Quoted'], key: 'account.quoted' },
  { key: 'account.open' },
];

/** What comes next for an account. */
export const accountNextStep = (account: StepAccount): NextStep => nextStepBy(TABLE, account);
