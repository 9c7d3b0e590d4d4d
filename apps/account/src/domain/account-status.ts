import type { AccountStatus } from '@palisade/contracts';
import type { Transition } from '@palisade/kernel';
import { allowedActions, DomainError, nextStatus } from '@palisade/kernel';
import type { Reason, SaidReason } from '@palisade/trade';
import { ACCOUNT_DECLINE_REASONS, chosenReason, LOST_REASONS } from '@palisade/trade';

const row = (from: readonly AccountStatus[], to: AccountStatus): Transition<AccountStatus> => ({
  from,
  to,
});

/**
 * The life of an account, one row per action that exists.
 *
 * ```text
 *  Open ──first quote requested──> Quoted ──policy issued──> Active Policy
 *   │  ^                             │                          ^   │
 *   │  └───────────────── last policy ended ────────────────────┼───┘
 *   └───────────────────── policy issued ───────────────────────┘
 *
 *  Open, Quoted ──decline──> Declined ──undecline──> Open
 *  Open, Quoted ──lost──> Lost ──quote requested──> Open
 *  all but Active Policy, never bound ──delete──> Deleted
 * ```
 *
 * A binder of before the account was closed still becomes a policy.
 */
export const ACCOUNT_TRANSITIONS = {
  requestQuote: row(['Open'], 'Quoted'),
  issuePolicy: row(['Open', 'Quoted', 'Declined', 'Lost'], 'Active Policy'),
  endLastPolicy: row(['Active Policy'], 'Open'),
  reopen: row(['Lost'], 'Open'),
  decline: row(['Open', 'Quoted'], 'Declined'),
  undecline: row(['Declined'], 'Open'),
  lost: row(['Open', 'Quoted'], 'Lost'),
  delete: row(['Open', 'Quoted', 'Declined', 'Lost'], 'Deleted'),
} as const satisfies Record<string, Transition<AccountStatus>>;

/** What happens to an account. */
export type AccountAction = keyof typeof ACCOUNT_TRANSITIONS;

/** What people do with an account. */
export const ACCOUNT_ACTS = ['decline', 'undecline', 'lost', 'delete'] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];

/** The status after an action; null when the action changes nothing in this status. */
export function statusAfter(status: AccountStatus, action: AccountAction): AccountStatus | null {
  if (!allowedActions(ACCOUNT_TRANSITIONS, status).includes(action)) return null;
  return nextStatus(ACCOUNT_TRANSITIONS, status, action);
}

interface Standing {
  status: AccountStatus;
  wasBound: boolean;
}

const NEVER_WITH_POLICY: Readonly<Record<AccountAct, string>> = {
  decline: 'An account with a policy in force cannot be declined.',
  undecline: 'An account with a policy in force is not declined.',
  lost: 'An account with a policy in force is not lost.',
  delete: 'An account that was bound cannot be deleted.',
};

/** The status after what a person does; throws 409 when the account stands otherwise. */
export function statusAfterAct({ status, wasBound }: Standing, act: AccountAct): AccountStatus {
  if (status === 'Active Policy' || (act === 'delete' && wasBound)) {
    throw new DomainError('ACCOUNT_HAS_POLICY', NEVER_WITH_POLICY[act], 409);
  }
  return nextStatus<AccountStatus, AccountAction>(ACCOUNT_TRANSITIONS, status, act);
}

/** What a caller may do with an account now: what it stands for and the caller's role permits. */
export const offeredActs = (
  { status, wasBound }: Standing,
  holds: (permission: string) => boolean,
): AccountAct[] =>
  ACCOUNT_ACTS.filter(
    (act) =>
      statusAfter(status, act) !== null &&
      holds(`account:${act}`) &&
      !(act === 'delete' && wasBound),
  );

/** What an account is closed for. */
const REASONS: Partial<Record<AccountAct, Readonly<Record<string, Reason>>>> = {
  decline: ACCOUNT_DECLINE_REASONS,
  lost: LOST_REASONS,
};

/** Why an account is closed, in one text; throws 400 for a reason that the list does not hold. */
export function standingText(act: AccountAct, why: SaidReason): string {
  const { words, description } = chosenReason(REASONS[act] ?? {}, why);
  return `${words}: ${description}`;
}
