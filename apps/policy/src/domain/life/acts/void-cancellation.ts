import { policyStatusAfter, runningAgain } from '../../lifecycle/policy-status';
import type { ActRule } from '../act-rule';
import { checkRunsOn, withoutCancellation } from './undo-cancelled';

/**
 * A cancellation that was issued in error never was: a pending one ends, and every line of one that is done
 * is negated, whenever that was.
 */
export const voidCancellation: ActRule<{ reason: string }> = {
  actions: ['voidCancel', 'applyVoidCancel'],
  check(life, _, facts) {
    if (life.status === 'CANCELLED') checkRunsOn(facts);
  },
  apply(life, { reason }, { today }) {
    const { effectiveDate } = life;
    const voided = policyStatusAfter(life.status, 'voidCancel');
    const status = runningAgain(voided, 'applyVoidCancel', { effectiveDate, today });
    return life.status === 'CANCELLED'
      ? withoutCancellation(life, status, reason)
      : { ...life, status, cancellation: null, reinstateUntil: null };
  },
  tells: () => ({ timeline: 'voidCancel', event: 'policy.reinstated.v1' }),
};
