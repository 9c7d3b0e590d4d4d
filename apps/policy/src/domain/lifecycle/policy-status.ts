import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate, Transition } from '@palisade/kernel';
import { allowedActions, nextStatus } from '@palisade/kernel';

/** A row of the table with the permission that the action needs; null: only the system acts. */
interface PolicyTransition extends Transition<PolicyStatus> {
  readonly permission: string | null;
}

const row = (
  from: readonly PolicyStatus[],
  to: PolicyStatus | 'same',
  permission: string | null = null,
): PolicyTransition => ({ from, to, permission });

const RUNNING = ['ISSUED', 'IN FORCE', 'ACTIVE'] as const;

/**
 * Spec 3 §4: the life of an issued policy, one row per action.
 *
 * ```text
 *  ISSUED ──> IN FORCE ──────────────────────────────> EXPIRED, RENEWED (back where its renewal never was)
 *    │           │  ^ ^
 *    ├───────────┤  │ └── CANCEL REQUESTED (asked for, refused)
 *    │           v  │            v
 *    │        CANCEL PENDING ──> CANCELLED <──> IN REINSTATEMENT PERIOD
 *    └──> FLAT CANCELLED, VOID                  └──> IN FORCE (paid in full, no loss signed)
 * ```
 */
export const POLICY_TRANSITIONS = {
  takeEffect: row(['ISSUED'], 'IN FORCE'),
  endorse: row(RUNNING, 'same', 'policy:endorse'),
  revert: row(RUNNING, 'same', 'policy:revert-revision'),
  requestCancellation: row(RUNNING, 'CANCEL REQUESTED', 'policy:cancel-request'),
  rejectCancellation: row(['CANCEL REQUESTED'], 'IN FORCE', 'policy:cancel'),
  approveCancellation: row(['CANCEL REQUESTED'], 'CANCEL PENDING', 'policy:cancel'),
  issueNotice: row(RUNNING, 'CANCEL PENDING', 'policy:cancel'),
  stopNotice: row(['CANCEL PENDING'], 'IN FORCE', 'policy:noc-stop'),
  holdNotice: row(RUNNING, 'same', 'policy:noc-stop'),
  releaseNotice: row(RUNNING, 'same', 'policy:noc-stop'),
  reachCancelDate: row(['CANCEL PENDING'], 'CANCELLED'),
  flatCancel: row(RUNNING, 'FLAT CANCELLED', 'policy:flat-cancel'),
  enterReinstatementPeriod: row(['CANCELLED'], 'IN REINSTATEMENT PERIOD'),
  endReinstatementPeriod: row(['IN REINSTATEMENT PERIOD'], 'CANCELLED'),
  signNoLoss: row(['IN REINSTATEMENT PERIOD'], 'same', 'quote:sign'),
  awaitStatement: row(['IN REINSTATEMENT PERIOD'], 'same'),
  reinstate: row(['IN REINSTATEMENT PERIOD'], 'IN FORCE'),
  undoCancelled: row(
    ['CANCELLED', 'FLAT CANCELLED', 'IN REINSTATEMENT PERIOD'],
    'IN FORCE',
    'policy:undo-cancel',
  ),
  voidCancel: row(['CANCEL PENDING', 'CANCELLED'], 'CANCEL TRANSACTION', 'policy:undo-cancel'),
  applyVoidCancel: row(['CANCEL TRANSACTION'], 'IN FORCE'),
  void: row(RUNNING, 'VOID TRANSACTION', 'policy:void'),
  applyVoid: row(['VOID TRANSACTION'], 'VOID'),
  extendReporting: row(['CANCELLED', 'EXPIRED'], 'same', 'policy:erp'),
  // A notice came late: cover goes on until its days have run.
  goOn: row(RUNNING, 'same'),
  endPolicy: row(['IN FORCE', 'ACTIVE'], 'EXPIRED'),
  startRenewal: row(['IN FORCE', 'ACTIVE'], 'same', 'policy:renew'),
  renewAutomatically: row(['IN FORCE', 'ACTIVE'], 'same', 'policy:non-renew'),
  muteReminders: row(RUNNING, 'same', 'policy:renew'),
  nonRenew: row(RUNNING, 'same', 'policy:non-renew'),
  optOutOfRenewal: row(RUNNING, 'same', 'policy:renewal-opt-out'),
  optIntoRenewal: row(RUNNING, 'same', 'policy:renewal-opt-out'),
  certify: row([...RUNNING, 'CANCEL REQUESTED', 'CANCEL PENDING'], 'same', 'certificate:email'),
  changeBroker: row([...RUNNING, 'CANCEL REQUESTED', 'CANCEL PENDING'], 'same', 'policy:bor'),
  addToProgram: row(RUNNING, 'same', 'policy:program'),
  removeFromProgram: row(RUNNING, 'same', 'policy:program'),
  printInvoice: row(RUNNING, 'same', 'policy:regenerate-invoice'),
  rescindExcess: row(RUNNING, 'FLAT CANCELLED', 'underwriting:rescind'),
  // Issued late, a renewal follows a term that is over.
  renew: row(['IN FORCE', 'ACTIVE', 'EXPIRED'], 'RENEWED'),
  loseRenewal: row(['RENEWED'], 'IN FORCE'),
} as const satisfies Record<string, PolicyTransition>;

/** What can be done with a policy. */
export type PolicyAction = keyof typeof POLICY_TRANSITIONS;

/** The status after an action; throws 409 when the status forbids it. */
export const policyStatusAfter = (status: PolicyStatus, action: PolicyAction): PolicyStatus =>
  nextStatus<PolicyStatus, PolicyAction>(POLICY_TRANSITIONS, status, action);

const ENDED: readonly PolicyStatus[] = [
  ...(['CANCELLED', 'IN REINSTATEMENT PERIOD', 'FLAT CANCELLED'] as const),
  ...(['EXPIRED', 'RENEWED', 'VOID'] as const),
];

/** Whether a policy is over, even where it may run again: what waited for a person no longer does. */
export const hasEnded = (status: PolicyStatus): boolean => ENDED.includes(status);

/** The status of a policy that runs again: the table's IN FORCE, unless cover has not begun. */
export function runningAgain(
  status: PolicyStatus,
  action: 'rejectCancellation' | 'stopNotice' | 'undoCancelled' | 'reinstate' | 'applyVoidCancel',
  cover: { effectiveDate: PlainDate; today: PlainDate },
): PolicyStatus {
  const next = policyStatusAfter(status, action);
  return cover.effectiveDate > cover.today ? 'ISSUED' : next;
}

/** Who is offered actions: what the role may do, and whether it is the provider's staff. */
export interface Offered {
  holds: (permission: string) => boolean;
  isStaff: boolean;
}

/** What a caller may do with a policy now; staff cancels and does not ask for it. */
export function offeredActions(status: PolicyStatus, { holds, isStaff }: Offered): PolicyAction[] {
  return allowedActions<PolicyStatus, PolicyAction>(POLICY_TRANSITIONS, status).filter((action) => {
    const { permission } = POLICY_TRANSITIONS[action];
    if (isStaff && action === 'requestCancellation') return false;
    return permission !== null && holds(permission);
  });
}
