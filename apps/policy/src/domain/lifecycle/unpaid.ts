import type { PolicyStatus } from '@palisade/contracts';
import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';
import type { PolicyAction } from './policy-status';
import { POLICY_TRANSITIONS } from './policy-status';

/** domain.md §5.13.29: so many days after the due date the notice of cancellation goes out. */
export const NOTICE_AFTER_DAYS = 10;

/** Why a notice for non-payment waits for a person. */
export const NOTICE_WAITS = ['BY_HAND', 'HELD', 'RENEWAL_ISSUED', 'TERM_ENDS'] as const;

export type NoticeWait = (typeof NOTICE_WAITS)[number];

/** Who holds the notice of a policy, and why. */
export interface NoticeHold {
  reason: string;
  by: string;
  /** When it was held, as an instant. */
  at: string;
}

/** Since when a notice waits for a person, and why. */
export interface WaitingNotice {
  why: NoticeWait;
  since: PlainDate;
}

/** What the notice of an unpaid policy depends on. */
export interface Unpaid {
  status: PolicyStatus;
  balance: MinorUnits;
  /** The earliest date on which something is due that no payment under way covers. */
  owedFrom: PlainDate | null;
  agencyBilled: boolean;
  isPremiumFinanced: boolean;
  noticeWaits: WaitingNotice | null;
}

/**
 * The day on which an unpaid policy is noticed by itself; null where it is paid or a payment is under way,
 * where it is collected by its agency or financed, not running, or waiting for a person already.
 */
export function noticeDueOn(policy: Unpaid): PlainDate | null {
  const { status, balance, owedFrom, agencyBilled, isPremiumFinanced, noticeWaits } = policy;
  const runs = (POLICY_TRANSITIONS.issueNotice.from as readonly PolicyStatus[]).includes(status);
  const isOwed = balance > 0 && owedFrom !== null && !agencyBilled && !isPremiumFinanced;
  return runs && isOwed && !noticeWaits ? addDays(owedFrom, NOTICE_AFTER_DAYS) : null;
}

/** Whether an action on the notice is one that its policy can take: what is held is released, what is owed held. */
export function fitsNotice(
  action: PolicyAction,
  policy: Pick<Unpaid, 'balance' | 'agencyBilled' | 'isPremiumFinanced'> & {
    noticeHold: NoticeHold | null;
  },
): boolean {
  const { balance, agencyBilled, isPremiumFinanced, noticeHold } = policy;
  if (action === 'releaseNotice') return noticeHold !== null;
  if (action !== 'holdNotice') return true;
  return noticeHold === null && balance > 0 && !agencyBilled && !isPremiumFinanced;
}

/** Why the notice that is due now waits for a person; null when it goes out. */
export function waitOf(settings: {
  isByHand: boolean;
  hold: NoticeHold | null;
}): NoticeWait | null {
  if (settings.hold) return 'HELD';
  return settings.isByHand ? 'BY_HAND' : null;
}

/** What waits once an issued renewal never was: what it alone stood against is due again. */
export const waitsUnrenewed = (waits: WaitingNotice | null): WaitingNotice | null =>
  waits?.why === 'RENEWAL_ISSUED' ? null : waits;

/** What waits still does once invoices have changed: nothing, when less or something later is owed. */
export const stillWaits = (
  waits: WaitingNotice | null,
  before: { dueDate: PlainDate | null },
  after: { balance: MinorUnits; dueDate: PlainDate | null },
): WaitingNotice | null => (after.balance > 0 && after.dueDate === before.dueDate ? waits : null);
