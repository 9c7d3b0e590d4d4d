import { DomainError } from '@palisade/kernel';
import { latestTerms } from '../../history/policy-stack';
import { policyStatusAfter } from '../../lifecycle/policy-status';
import type { GoingOn } from '../../renewal/going-on';
import { goesOn, goingOnPrice } from '../../renewal/going-on';
import type { ActRule } from '../act-rule';
import { withAct } from '../life';

/** Cover goes on at its terms beyond its end, for other terms once: a notice came late. */
export const goOn: ActRule<GoingOn> = {
  actions: ['goOn'],
  check(life, { cause }) {
    if (cause === 'NON_RENEWAL' || !goesOn(life)) return;
    throw new DomainError('GOES_ON', 'Cover goes on beyond its end already.', 409);
  },
  apply(life, days) {
    const status = policyStatusAfter(life.status, 'goOn');
    const { from, until, cause } = days;
    const line = {
      type: 'EXTENSION' as const,
      effectiveDate: from,
      segments: [{ from, to: until, terms: latestTerms(life.entries) }],
      ...goingOnPrice(life, days),
      reason: cause,
    };
    return { ...withAct(life, [line], { status }), endDate: until };
  },
  tells: () => ({ timeline: 'goOn', event: 'policy.endorsed.v1' }),
};
