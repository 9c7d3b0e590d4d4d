import { policyStatusAfter } from '../../lifecycle/policy-status';
import type { ActRule } from '../act-rule';

/** The issued renewal takes effect where the policy ends (domain §5.13.11). */
export const renew: ActRule<object> = {
  actions: ['renew'],
  check: () => undefined,
  apply: (life) => ({ ...life, status: policyStatusAfter(life.status, 'renew') }),
  tells: () => ({ timeline: 'renew', event: 'policy.renewed.v1' }),
};
