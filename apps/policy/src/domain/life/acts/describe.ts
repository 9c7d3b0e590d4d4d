import type { PlainDate } from '@palisade/kernel';
import { policyStatusAfter } from '../../lifecycle/policy-status';
import { sumCharges } from '../../money/charges';
import { unearnedFactor } from '../../money/pro-rata';
import type { ActRule } from '../act-rule';
import { coverFrom, withAct } from '../life';

/** Names and contacts change, and nothing that is covered. */
export const describe: ActRule<{ effectiveDate: PlainDate }> = {
  actions: ['endorse'],
  check: () => undefined,
  apply(life, { effectiveDate }) {
    const status = policyStatusAfter(life.status, 'endorse');
    const entry = {
      type: 'NONPREMIUM',
      effectiveDate,
      segments: coverFrom(life, effectiveDate),
      charges: sumCharges([], life.currency),
      factor: unearnedFactor(life.effectiveDate, life.endDate, effectiveDate),
    } as const;
    return withAct(life, [entry], { status });
  },
  tells: () => ({ timeline: 'endorse', event: 'policy.endorsed.v1' }),
};
