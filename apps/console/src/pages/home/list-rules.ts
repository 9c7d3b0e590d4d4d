import { ACCOUNT_LIST_RULES } from '../../features/accounts/views';
import { CLAIM_LIST_RULES } from '../../features/claims/columns';
import { POLICY_LIST_RULES } from '../../features/policies/list-filters';
import { inboxRules } from '../../features/quotes/inbox-queues';
import { QUOTE_LIST_RULES } from '../../features/quotes/list-filters';
import { SUBMISSION_LIST_RULES } from '../../features/submissions/columns';
import type { ListRules } from '../../kit/lists/list-state';
import type { CountedList } from './tallies';

/** By which rules a list reads its address. */
export const rulesOf = (list: CountedList, isStaff: boolean): ListRules =>
  ({
    inbox: inboxRules(isStaff),
    quotes: QUOTE_LIST_RULES,
    policies: POLICY_LIST_RULES,
    claims: CLAIM_LIST_RULES,
    accounts: ACCOUNT_LIST_RULES,
    submissions: SUBMISSION_LIST_RULES,
  })[list];
