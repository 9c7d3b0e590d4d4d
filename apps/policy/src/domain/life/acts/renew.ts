import { policyStatusAfter } from '../../lifecycle/policy-status';
import type { ActRule } from '../act-rule';

/** The issued renewal takes effect where the policy ends (domain §5.13.11). */
export const renew: ActRule<object> = {
  actions: ['renew'],
  check: () => undefined,
  apply: (life) => ({ ...life, status: policyStatusAfter(life.status, 'renew') }),
  tells: () => ({ timeline: 'renew', event: 'policy.renewed.v1' }),
};

/** The renewal that had taken effect never was: the policy runs on to its end, or ended there. */
export const loseRenewal: ActRule<object> = {
  actions: ['loseRenewal'],
  check: () => undefined,
  apply(life, _, { today }) {
    const running = policyStatusAfter(life.status, 'loseRenewal');
    const status = today < life.endDate ? running : policyStatusAfter(running, 'endPolicy');
    return { ...life, status };
  },
  tells: ({ status }) => ({
    timeline: 'renewalEnded',
    event: status === 'EXPIRED' ? 'policy.expired.v1' : 'policy.changed.v1',
  }),
};
