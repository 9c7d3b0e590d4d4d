import { nextStepBy, type NextStep, type NextStepRow } from '../../kit/values/next-step';
import type { Account } from '../../lib/api-types';

/** What the next step of an account depends on. */
export type StepAccount = Pick<Account, 'status' | 'errorMessage'>;

const TABLE: readonly NextStepRow<StepAccount>[] = [
  { when: ['Declined', 'Lost', 'Deleted'], key: 'account.closed' },
  { when: ['Active Policy'], key: 'account.insured' },
  { isFor: ({ errorMessage }) => errorMessage !== null, key: 'account.blocked' },
  { when: ['Quoted'], key: 'account.quoted' },
  { key: 'account.open' },
];

/** What comes next for an account. */
export const accountNextStep = (account: StepAccount): NextStep => nextStepBy(TABLE, account);
