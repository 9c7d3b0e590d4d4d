import type { PlainDate } from '@palisade/kernel';

/** Why a renewal is conditional, as people read it. */
const REASON_TEXTS = {
  PREMIUM_UP: 'The premium is higher.',
  LIMIT_REDUCED: 'The limit is lower.',
  COVER_REDUCED: 'Less is covered.',
  DEDUCTIBLE_UP: 'The insured bears more of a loss.',
  TERMS_CHANGED: 'The terms are others.',
  ANY_RENEWAL: 'The state has every renewal told ahead.',
} as const;

/** Why a renewal is conditional. */
export type NoticeReason = keyof typeof REASON_TEXTS;

/** All such reasons, in the order in which they are told. */
export const NOTICE_REASONS = Object.keys(REASON_TEXTS) as NoticeReason[];

/** Such a reason as people read it. */
export const noticeReasonText = (reason: NoticeReason): string => REASON_TEXTS[reason];

/** How the notice of a conditional renewal stands. */
export const NOTICE_STANDINGS = ['DUE', 'LATE', 'MAILED', 'MAILED_LATE'] as const;

/** How such a notice stands: to be mailed, overdue, mailed in time, or mailed late. */
export type NoticeStanding = (typeof NOTICE_STANDINGS)[number];

/** What the law says of a notice that comes late. */
export const LATE_EFFECTS = [
  'EXTENDS_UNTIL_DAYS_RUN',
  'RENEWS_ONE_YEAR_AT_EXPIRING',
  'NONE_KNOWN',
] as const;

/** What becomes of the expiring term when the notice is late. */
export type LateEffect = (typeof LATE_EFFECTS)[number];

/** The notice of a renewal that is dearer or covers less. */
export interface RenewalNotice {
  /** The last day on which it can be mailed. */
  dueOn: PlainDate;
  /** Null while it is not mailed. */
  mailedOn: PlainDate | null;
  /** What the law has of a late one; absent where it was told before this was. */
  late?: LateEffect;
}

/** How a notice stands on a day. */
export function noticeStanding(
  { dueOn, mailedOn }: RenewalNotice,
  today: PlainDate,
): NoticeStanding {
  if (mailedOn === null) return today > dueOn ? 'LATE' : 'DUE';
  return mailedOn > dueOn ? 'MAILED_LATE' : 'MAILED';
}
