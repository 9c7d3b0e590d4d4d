import { policyStatusAfter } from '../../lifecycle/policy-status';
import type { ActRule } from '../act-rule';

/** Another agency serves the insured from now on; what is covered and charged stays. */
export const changeBroker: ActRule<object> = {
  actions: ['changeBroker'],
  check: () => undefined,
  apply: (life) => ({ ...life, status: policyStatusAfter(life.status, 'changeBroker') }),
  tells: () => ({ timeline: 'changeBroker', event: 'policy.bor-changed.v1' }),
};
