import type { Logged } from '@palisade/platform';
import { POLICY_TIMELINE } from '../domain/timeline';
import type { Policy } from './policy.entity';
import { visiblePolicies } from './policy-rows';

/** Policies in the log of what was done. */
export const loggedPolicies: Logged<Policy> = (em) => ({
  rules: POLICY_TIMELINE,
  visible: (actor) => visiblePolicies(em, actor),
  columns: {
    id: 'policy.id',
    title: 'policy.companyName',
    foldedTitle: 'policy.sort_name',
    number: 'policy.policyNumber',
    accountId: 'policy.accountId',
    quoteId: 'policy.quoteId',
    policyId: 'policy.id',
  },
});
