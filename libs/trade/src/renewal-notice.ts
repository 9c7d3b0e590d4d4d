import type { PlainDate } from '@palisade/kernel';

/** How the notice of a conditional renewal stands. */
export const NOTICE_STANDINGS = ['DUE', 'LATE', 'MAILED', 'MAILED_LATE'] as const;

/** How such a notice stands: to be mailed, overdue, mailed in time, or mailed late. */
export type NoticeStanding = (typeof NOTICE_STANDINGS)[number];

/** The notice of a renewal that is dearer or covers less. */
export interface RenewalNotice {
  /** The last day on which it can be mailed. */
  dueOn: PlainDate;
  /** Null while it is not mailed. */
  mailedOn: PlainDate | null;
}

/** How a notice stands on a day. */
export function noticeStanding(
  { dueOn, mailedOn }: RenewalNotice,
  today: PlainDate,
): NoticeStanding {
  if (mailedOn === null) return today > dueOn ? 'LATE' : 'DUE';
  return mailedOn > dueOn ? 'MAILED_LATE' : 'MAILED';
}
