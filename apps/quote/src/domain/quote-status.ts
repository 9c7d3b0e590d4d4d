import type { QuoteStatus } from '@palisade/contracts';
import type { Transition } from '@palisade/kernel';
import { allowedActions, nextStatus } from '@palisade/kernel';

/** A row of the table with the permission that the action needs; null: only the system acts. */
interface QuoteTransition extends Transition<QuoteStatus> {
  readonly permission: string | null;
}

const row = (
  from: readonly QuoteStatus[],
  to: QuoteStatus | 'same',
  permission: string | null = null,
): QuoteTransition => ({ from, to, permission });

const PRICED = ['ACTIVE', 'READY', 'INDICATION'] as const;
const OPEN = [...PRICED, 'REFERRED', 'IN_REVIEW', 'REQUESTED'] as const;
const CLOSED = ['EXPIRED', 'INVALID', 'LOST', 'DECLINED'] as const;

/** An underwriter to whom a quote of these statuses was given has it to do. */
export const WORKED_ON: readonly QuoteStatus[] = [...OPEN, 'SIGNED', 'BOUND'];

/**
 * Spec 3 §4: the life of a quote, one row per action.
 *
 * ```text
 *  TEMPORARY ─> DRAFT ─> REQUESTED ─┬─> ACTIVE (Prime 100 and 100 Pro) ─────────────┐
 *  API_REJECTED ─────────────^      ├─> READY (all others) ──┬──> SIGNED ───────────┤
 *                                   ├─> INDICATION ──────────^                      v
 *                                   ├─> REFERRED ─> IN_REVIEW ─> READY            BOUND ─> ISSUED
 *                                   └─> DECLINED                                  │  ^       │
 *  any open one ─> LOST, DECLINED, INVALID, EXPIRED ─> restored                   v  │       v
 *  any closed one ─> DELETED ─> DRAFT              RESCIND <─ BINDER EXPIRED <────┴──┘   IN FORCE
 *                                                                            VOID <──────────┘
 * ```
 */
export const QUOTE_TRANSITIONS = {
  saveTemporary: row(['TEMPORARY'], 'DRAFT', 'quote:create'),
  request: row(['TEMPORARY', 'DRAFT'], 'REQUESTED', 'quote:request'),
  rateActive: row(['REQUESTED'], 'ACTIVE'),
  rateReady: row(['REQUESTED'], 'READY'),
  rateIndication: row(['REQUESTED'], 'INDICATION'),
  rateReferred: row(['REQUESTED'], 'REFERRED'),
  rateDeclined: row(['REQUESTED'], 'DECLINED'),
  refer: row(PRICED, 'REFERRED', 'quote:refer'),
  underwrite: row(['REFERRED'], 'IN_REVIEW', 'underwriting:underwrite'),
  updateTerms: row(['REFERRED', 'IN_REVIEW', 'READY'], 'same', 'underwriting:update-terms'),
  // What was not rated, or was refused, is put together anew.
  editDraft: row(['TEMPORARY', 'DRAFT', 'API_REJECTED'], 'same', 'quote:edit'),
  editIndication: row(['INDICATION'], 'same', 'quote:edit'),
  completeIndication: row(['INDICATION'], 'READY', 'quote:edit'),
  releaseTerms: row(['INDICATION', 'REFERRED', 'IN_REVIEW'], 'READY', 'underwriting:release'),
  decline: row(OPEN, 'DECLINED', 'quote:decline'),
  markLost: row([...OPEN, 'SIGNED'], 'LOST', 'quote:lost'),
  invalidate: row([...OPEN, 'SIGNED', 'DRAFT'], 'INVALID', 'quote:invalidate'),
  referChangedAccount: row([...PRICED, 'SIGNED'], 'REFERRED'),
  // Its client was changed from its own page: it is rated again, not closed.
  rateAgain: row([...PRICED, 'SIGNED'], 'REQUESTED'),
  // A security tool of the insured moved its score.
  followScore: row(PRICED, 'REQUESTED'),
  // The term that it renews was changed.
  followTerm: row([...PRICED, 'SIGNED'], 'REQUESTED'),
  // What waits for an underwriter expires with the term that was asked for.
  expire: row([...PRICED, 'SIGNED', 'REFERRED', 'IN_REVIEW'], 'EXPIRED'),
  revive: row(['EXPIRED', 'INVALID'], 'READY', 'quote:revive'),
  // By what is known today: a price does not follow a newer score by itself.
  recalculate: row(PRICED, 'same', 'quote:revive'),
  // Leads to the status before closing: `statusAfter` knows it, the table cannot.
  restore: row(CLOSED, 'same', 'quote:restore'),
  retry: row(['API_REJECTED'], 'REQUESTED', 'quote:create'),
  // Bound unsigned, it is signed before it is issued.
  sendSignRequest: row(['READY', 'ACTIVE', 'BOUND'], 'same', 'quote:send-sign-request'),
  // Spec 1 §2 names the flow and not its beginning: decision 23.
  sendSurplusNotice: row(['READY', 'SIGNED'], 'same', 'quote:send-sign-request'),
  // Spec 3 §2, send quote request to a retail agency.
  sendRetail: row(PRICED, 'same', 'quote:send'),
  sign: row(['READY', 'ACTIVE'], 'SIGNED', 'quote:sign'),
  requestToBind: row(['READY', 'ACTIVE'], 'same', 'quote:request-to-bind'),
  bind: row(['READY', 'SIGNED', 'ACTIVE'], 'BOUND', 'quote:bind'),
  rescind: row(['BOUND', 'BINDER EXPIRED'], 'RESCIND', 'underwriting:rescind'),
  expireBinder: row(['BOUND'], 'BINDER EXPIRED'),
  extendBinder: row(['BINDER EXPIRED'], 'BOUND', 'binder:extend'),
  restoreRescinded: row(['RESCIND'], 'READY', 'quote:restore'),
  issue: row(['BOUND'], 'ISSUED', 'quote:issue'),
  // A change of its policy that starts earlier was bound: domain §5.13.3.
  layAgain: row(['BOUND', 'ISSUED'], 'same'),
  // The change that it made of its policy was taken back.
  revert: row(['ISSUED'], 'INVALID'),
  takeEffect: row(['ISSUED'], 'IN FORCE'),
  void: row(['ISSUED', 'IN FORCE'], 'VOID', 'policy:void'),
  endPolicy: row(['IN FORCE'], 'EXPIRED'),
  delete: row([...CLOSED, 'TEMPORARY', 'DRAFT', 'API_REJECTED'], 'DELETED', 'quote:delete'),
  restoreDeleted: row(['DELETED'], 'DRAFT', 'quote:restore'),
  reset: row(['READY', 'INDICATION', 'REFERRED', 'IN_REVIEW'], 'same', 'underwriting:reset'),
  bypassRules: row(['INDICATION', 'REFERRED', 'IN_REVIEW'], 'same', 'underwriting:bypass-rules'),
  changeSpecifiedEvents: row(OPEN, 'same', 'underwriting:specified-event'),
  changeCommission: row([...OPEN, 'SIGNED', 'DRAFT'], 'same', 'underwriting:update-terms'),
  changeAgent: row([...OPEN, 'SIGNED', 'DRAFT'], 'same', 'quote:edit'),
  reassessRisk: row(['REFERRED', 'IN_REVIEW'], 'same', 'underwriting:reassess-risk'),
  reassessPriced: row(PRICED, 'REQUESTED', 'underwriting:reassess-risk'),
  overrideTam: row([...OPEN, 'SIGNED'], 'same', 'underwriting:bypass-rules'),
  switchMarket: row(
    ['READY', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'DRAFT'],
    'same',
    'underwriting:switch-market',
  ),
} as const satisfies Record<string, QuoteTransition>;

/** What can be done with a quote. */
export type QuoteAction = keyof typeof QUOTE_TRANSITIONS;

/** What is done with a quote without a row of the table: its permission alone limits it. */
export type QuoteStep =
  | QuoteAction
  | 'create'
  | 'send'
  | 'attest'
  | 'attestSurplus'
  | 'assignUnderwriter'
  | 'changeContact'
  | 'changeAdditionalInsureds'
  | 'changeNeedBy'
  | 'beginLater'
  | 'toggleUrgent'
  | 'changeSubjectivity'
  | 'remindConditions'
  | 'editEndorsement'
  | 'signLater'
  | 'patchAccount';

// A caller is offered only what has a call.
const CALLED: readonly QuoteAction[] = [
  ...(['request', 'underwrite', 'updateTerms', 'releaseTerms', 'decline', 'markLost'] as const),
  ...(['invalidate', 'revive', 'restore', 'sendSignRequest', 'requestToBind', 'bind'] as const),
  ...(['rescind', 'restoreRescinded', 'delete', 'restoreDeleted', 'refer'] as const),
  ...(['sendSurplusNotice', 'sendRetail', 'switchMarket', 'reset', 'bypassRules'] as const),
  ...(['changeSpecifiedEvents', 'changeCommission', 'changeAgent', 'issue', 'retry'] as const),
  ...(['editDraft', 'editIndication', 'reassessRisk', 'reassessPriced', 'overrideTam'] as const),
  ...(['recalculate'] as const),
];

/** Whether a quote of this status has a price and waits for its policyholder or for answers. */
export const isPriced = (status: QuoteStatus): boolean =>
  (PRICED as readonly QuoteStatus[]).includes(status);

/** The status after an action; throws 409 when the status forbids it. */
export function statusAfter(
  status: QuoteStatus,
  action: Exclude<QuoteAction, 'restore'>,
): QuoteStatus;
export function statusAfter(
  status: QuoteStatus,
  action: QuoteAction,
  beforeClosing: QuoteStatus,
): QuoteStatus;
export function statusAfter(
  status: QuoteStatus,
  action: QuoteAction,
  beforeClosing?: QuoteStatus,
): QuoteStatus {
  const next = nextStatus<QuoteStatus, QuoteAction>(QUOTE_TRANSITIONS, status, action);
  return action === 'restore' ? (beforeClosing ?? next) : next;
}

/** What a caller may do with a quote now: what its status allows and the caller's role permits. */
export function offeredActions(
  status: QuoteStatus,
  holds: (permission: string) => boolean,
): QuoteAction[] {
  return allowedActions<QuoteStatus, QuoteAction>(QUOTE_TRANSITIONS, status).filter((action) => {
    const { permission } = QUOTE_TRANSITIONS[action];
    return CALLED.includes(action) && permission !== null && holds(permission);
  });
}
