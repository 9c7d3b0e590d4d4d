import type { AccountStatus } from '@palisade/contracts';
import type { Transition } from '@palisade/kernel';
import { allowedActions, nextStatus } from '@palisade/kernel';

const row = (from: readonly AccountStatus[], to: AccountStatus): Transition<AccountStatus> => ({
  from,
  to,
});

/**
 * The life of an account, one row per action that exists.
 *
 * ```text
 *  Open ──first quote requested──> Quoted ──policy issued──> Active Policy
 *   │  ^                                                        ^   │
 *   │  └───────────────── last policy ended ────────────────────┼───┘
 *   └───────────────────── policy issued ───────────────────────┘
 * ```
 */
export const ACCOUNT_TRANSITIONS = {
  requestQuote: row(['Open'], 'Quoted'),
  issuePolicy: row(['Open', 'Quoted'], 'Active Policy'),
  endLastPolicy: row(['Active Policy'], 'Open'),
} as const satisfies Record<string, Transition<AccountStatus>>;

/** What happens to an account. */
export type AccountAction = keyof typeof ACCOUNT_TRANSITIONS;

/** The status after an action; null when the action changes nothing in this status. */
export function statusAfter(status: AccountStatus, action: AccountAction): AccountStatus | null {
  if (!allowedActions(ACCOUNT_TRANSITIONS, status).includes(action)) return null;
  return nextStatus(ACCOUNT_TRANSITIONS, status, action);
}
