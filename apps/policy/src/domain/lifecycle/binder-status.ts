import type { PolicyStatus } from '@palisade/contracts';
import type { Transition } from '@palisade/kernel';
import { nextStatus } from '@palisade/kernel';

/** The statuses of a binder; an issued one lives on as the policy of the same id and number. */
export const BINDER_STATUSES = ['BOUND', 'BINDER EXPIRED', 'RESCIND', 'ISSUED'] as const;

export type BinderStatus = (typeof BINDER_STATUSES)[number];

/** Spec 3 §4: the life of a binder, one row per action. */
export const BINDER_TRANSITIONS = {
  issue: { from: ['BOUND'], to: 'ISSUED' },
  expire: { from: ['BOUND'], to: 'BINDER EXPIRED' },
  extend: { from: ['BINDER EXPIRED'], to: 'BOUND' },
  rescind: { from: ['BOUND', 'BINDER EXPIRED'], to: 'RESCIND' },
} as const satisfies Record<string, Transition<BinderStatus>>;

export type BinderAction = keyof typeof BINDER_TRANSITIONS;

/** The status after an action on a binder; throws 409 when the status forbids it. */
export function binderStatusAfter(status: PolicyStatus, action: BinderAction): BinderStatus {
  return nextStatus<PolicyStatus, BinderAction>(BINDER_TRANSITIONS, status, action) as BinderStatus;
}

/** What became of the binder of a policy. */
export function binderStatusOf(status: PolicyStatus): BinderStatus {
  return BINDER_STATUSES.find((known) => known === status) ?? 'ISSUED';
}
