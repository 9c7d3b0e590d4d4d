import { runningAgain } from '../../lifecycle/policy-status';
import type { ActRule } from '../act-rule';
import { checkRunsOn, withoutCancellation } from './undo-cancelled';

/** The insured has paid in full and signed that no loss happened: the policy is back without a gap. */
export const reinstate: ActRule<object> = {
  actions: ['reinstate'],
  check: (_life, _wish, facts) => checkRunsOn(facts),
  apply(life, _wish, { today }) {
    const { effectiveDate } = life;
    const status = runningAgain(life.status, 'reinstate', { effectiveDate, today });
    return withoutCancellation(life, status, 'Paid in full, no loss signed');
  },
  tells: () => ({ timeline: 'reinstate', event: 'policy.reinstated.v1' }),
};
