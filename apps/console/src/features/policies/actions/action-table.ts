import type { PolicyAction } from '../../../lib/api-types';

/** One action: what the server must offer for it, and the dialog that does it. */
export interface ActionSetup {
  id: string;
  labelKey: string;
  /** The server offers any of these. */
  when: readonly PolicyAction[];
  modal: string;
  /** A permission beyond those that the server has looked at. */
  permission?: string;
  /** The feature flag that it stands behind (Spec 1 §3). */
  flag?: string;
  /** Takes what waits on; the first of these that is offered is the primary button. */
  isForward?: boolean;
  isDanger?: boolean;
}

/** Spec 3 §4: what can be done with a policy, in the order of the menu. */
export const POLICY_ACTIONS: readonly ActionSetup[] = [
  {
    id: 'approve',
    labelKey: 'policy:action.approve',
    when: ['approveCancellation'],
    modal: 'policy-cancel',
    isForward: true,
  },
  {
    id: 'endorse',
    labelKey: 'policy:action.endorse',
    when: ['endorse'],
    // The choices of limits come from the rate book.
    modal: 'policy-endorse',
    permission: 'rater:calculate',
    flag: 'endorsements',
    isForward: true,
  },
  {
    id: 'certificate',
    labelKey: 'policy:action.certificate',
    when: ['certify'],
    modal: 'certificate',
  },
  {
    id: 'renewalOptions',
    labelKey: 'policy:action.renewalOptions',
    when: ['optOutOfRenewal', 'optIntoRenewal'],
    modal: 'policy-renewal-options',
    permission: 'policy:renewal-opt-out',
  },
  {
    id: 'nonRenew',
    labelKey: 'policy:action.nonRenew',
    when: ['nonRenew'],
    modal: 'policy-non-renew',
    isDanger: true,
  },
  {
    id: 'reject',
    labelKey: 'policy:action.reject',
    when: ['rejectCancellation'],
    modal: 'policy-cancel-reject',
  },
  {
    id: 'stopNotice',
    labelKey: 'policy:action.stopNotice',
    when: ['stopNotice'],
    modal: 'policy-notice-stop',
    isForward: true,
  },
  {
    id: 'holdNotice',
    labelKey: 'policy:action.holdNotice',
    when: ['holdNotice'],
    modal: 'policy-notice-hold',
  },
  {
    id: 'releaseNotice',
    labelKey: 'policy:action.releaseNotice',
    when: ['releaseNotice'],
    modal: 'policy-notice-release',
  },
  {
    id: 'undo',
    labelKey: 'policy:action.undo',
    when: ['undoCancelled'],
    modal: 'policy-undo-cancelled',
    flag: 'undo-cancelled-policy',
  },
  {
    id: 'voidCancel',
    labelKey: 'policy:action.voidCancel',
    when: ['voidCancel'],
    isDanger: true,
    modal: 'policy-void-cancel',
  },
  {
    id: 'erp',
    labelKey: 'policy:action.erp',
    when: ['extendReporting'],
    modal: 'policy-erp',
  },
  {
    id: 'requestCancel',
    labelKey: 'policy:action.requestCancel',
    isDanger: true,
    when: ['requestCancellation'],
    modal: 'policy-cancel',
  },
  {
    id: 'cancel',
    labelKey: 'policy:action.cancel',
    when: ['issueNotice'],
    isDanger: true,
    modal: 'policy-cancel',
  },
  {
    id: 'bor',
    labelKey: 'policy:action.bor',
    when: ['changeBroker'],
    modal: 'policy-bor',
  },
  {
    id: 'revert',
    labelKey: 'policy:action.revert',
    when: ['revert'],
    isDanger: true,
    modal: 'policy-revert-revision',
    flag: 'revert-revision',
  },
  {
    id: 'addToProgram',
    labelKey: 'policy:action.addToProgram',
    when: ['addToProgram'],
    modal: 'policy-program-add',
  },
  {
    id: 'removeFromProgram',
    labelKey: 'policy:action.removeFromProgram',
    when: ['removeFromProgram'],
    modal: 'policy-program-remove',
  },
  {
    id: 'printInvoice',
    labelKey: 'policy:action.printInvoice',
    when: ['printInvoice'],
    modal: 'policy-invoice-print',
  },
  {
    id: 'rescindExcess',
    labelKey: 'policy:action.rescindExcess',
    when: ['rescindExcess'],
    isDanger: true,
    modal: 'policy-excess-rescind',
  },
  {
    id: 'void',
    labelKey: 'policy:action.void',
    when: ['void'],
    isDanger: true,
    modal: 'policy-void',
  },
];

/** The actions that are offered on a policy now to who holds these permissions, with these flags. */
export const offeredActions = (
  allowed: readonly PolicyAction[],
  can: (permission: string) => boolean,
  isOn: (flag: string) => boolean,
): ActionSetup[] =>
  POLICY_ACTIONS.filter(({ when, permission, flag }) => {
    const isOffered = when.some((action) => allowed.includes(action));
    const isFree = flag === undefined || isOn(flag);
    return isOffered && isFree && (permission === undefined || can(permission));
  });
