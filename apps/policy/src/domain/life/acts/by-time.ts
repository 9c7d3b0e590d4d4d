import { policyStatusAfter } from '../../lifecycle/policy-status';
import type { ActRule } from '../act-rule';

/** The effective date has come. */
export const takeEffect: ActRule<object> = {
  actions: ['takeEffect'],
  check: () => undefined,
  apply: (life) => ({ ...life, status: policyStatusAfter(life.status, 'takeEffect') }),
  tells: () => ({ timeline: 'takeEffect', event: 'policy.in-force.v1' }),
};

/** The policy has reached its end. */
export const endPolicy: ActRule<object> = {
  actions: ['endPolicy'],
  check: () => undefined,
  apply: (life) => ({ ...life, status: policyStatusAfter(life.status, 'endPolicy') }),
  tells: () => ({ timeline: 'endPolicy', event: 'policy.expired.v1' }),
};

/** Thirty days after a cancellation for non-payment it is final. */
export const endReinstatementPeriod: ActRule<object> = {
  actions: ['endReinstatementPeriod'],
  check: () => undefined,
  apply: (life) => ({
    ...life,
    status: policyStatusAfter(life.status, 'endReinstatementPeriod'),
    reinstateUntil: null,
  }),
  tells: () => ({ timeline: 'endReinstatementPeriod', event: 'policy.changed.v1' }),
};
