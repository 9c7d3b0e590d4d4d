import type { NoticeStanding } from '@palisade/trade';
import type { StatusTone } from './status-tag';

/** How the notice of a conditional renewal looks. */
export const NOTICE_TONES: Readonly<Record<NoticeStanding, StatusTone>> = {
  DUE: 'waiting',
  LATE: 'lost',
  MAILED: 'good',
  MAILED_LATE: 'lost',
};
