import type { PlainDate } from '@palisade/kernel';
import type { LateEffect, NoticeReason } from '@palisade/trade';

/** What of a renewal asks for a notice, besides its premium. */
export type NoticeTrigger = Exclude<NoticeReason, 'PREMIUM_UP'>;

/** From a day on, what a state asks of an insurer that renews on other terms. */
export interface NoticeRule {
  /** Null: as long as is known. */
  since: PlainDate | null;
  days: number;
  /** So many percent more of premium ask for the notice; 0 for any; null where the premium does not. */
  percent: number | null;
  triggers: readonly NoticeTrigger[];
  late: LateEffect;
  /** Whether the mailing has to be proved. */
  isProven: boolean;
  /** The statute; null where the contract alone says it. */
  citation: string | null;
}

/** A rule of a state; without a day it holds as long as is known. */
type NoticeRow = Omit<NoticeRule, 'since' | 'isProven'> &
  Partial<Pick<NoticeRule, 'since' | 'isProven'>> & { state: string };

/**
 * Of each state the latest row first; MI, MA, HI, SD and DC have no statute that is known. Of VA, MO,
 * KY, OR, OK and UT the days and the effect are planning values that counsel has not confirmed.
 */
export const NOTICE_ROWS: readonly NoticeRow[] = [
  {
    state: 'CA',
    days: 60,
    percent: 25,
    triggers: ['LIMIT_REDUCED', 'COVER_REDUCED', 'DEDUCTIBLE_UP'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'Cal. Ins. Code 678.1',
  },
  {
    state: 'TX',
    days: 30,
    percent: null,
    triggers: ['COVER_REDUCED', 'TERMS_CHANGED'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'Tex. Ins. Code 551.056; 551.054',
  },
  {
    state: 'FL',
    days: 45,
    percent: null,
    triggers: ['ANY_RENEWAL'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'Fla. Stat. 627.4133(1)(a)',
  },
  {
    state: 'NY',
    days: 60,
    percent: 10,
    triggers: ['LIMIT_REDUCED', 'COVER_REDUCED', 'DEDUCTIBLE_UP', 'TERMS_CHANGED'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'N.Y. Ins. Law 3426(e)',
  },
  {
    state: 'PA',
    days: 30,
    percent: 0,
    triggers: [],
    late: 'NONE_KNOWN',
    citation: '31 Pa. Code 113.82',
  },
  {
    state: 'IL',
    days: 60,
    percent: 30,
    triggers: ['DEDUCTIBLE_UP', 'COVER_REDUCED'],
    late: 'RENEWS_ONE_YEAR_AT_EXPIRING',
    citation: '215 ILCS 5/143.17a',
    isProven: true,
  },
  {
    state: 'OH',
    days: 30,
    percent: 0,
    triggers: [],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'Ohio R.C. 3937.27',
  },
  {
    state: 'GA',
    days: 45,
    percent: 15,
    triggers: ['COVER_REDUCED'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'O.C.G.A. 33-24-47',
  },
  {
    state: 'NC',
    days: 45,
    percent: 0,
    triggers: ['COVER_REDUCED', 'DEDUCTIBLE_UP'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'N.C.G.S. 58-41-25; 58-41-20(e)',
    isProven: true,
  },
  {
    state: 'NJ',
    days: 30,
    percent: null,
    triggers: ['ANY_RENEWAL'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'N.J.A.C. 11:1-20.2(c),(j)',
    isProven: true,
  },
  {
    state: 'VA',
    days: 45,
    percent: 25,
    triggers: ['COVER_REDUCED'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'Va. Code 38.2-231',
    isProven: true,
  },
  {
    state: 'WA',
    days: 20,
    percent: null,
    triggers: ['ANY_RENEWAL'],
    late: 'RENEWS_ONE_YEAR_AT_EXPIRING',
    citation: 'RCW 48.18.2901(1)(b),(2)',
  },
  {
    state: 'AZ',
    days: 30,
    percent: 0,
    triggers: ['DEDUCTIBLE_UP', 'LIMIT_REDUCED', 'COVER_REDUCED'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'A.R.S. 20-1677',
  },
  {
    state: 'TN',
    days: 60,
    percent: 25,
    triggers: ['LIMIT_REDUCED', 'COVER_REDUCED'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'T.C.A. 56-7-1805; 56-7-1806',
    isProven: true,
  },
  {
    state: 'MO',
    days: 60,
    percent: 25,
    triggers: [],
    late: 'NONE_KNOWN',
    citation: 'Mo. Rev. Stat. 379.888; 379.885',
    isProven: true,
  },
  {
    state: 'MD',
    days: 45,
    percent: 15,
    triggers: [],
    late: 'NONE_KNOWN',
    citation: 'Md. Code, Ins. 27-608',
  },
  {
    state: 'WI',
    days: 60,
    percent: 25,
    triggers: ['TERMS_CHANGED', 'COVER_REDUCED'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'Wis. Stat. 631.36(5)',
  },
  {
    state: 'CO',
    days: 45,
    percent: 0,
    triggers: ['COVER_REDUCED'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'C.R.S. 10-4-110.5',
  },
  {
    state: 'MN',
    days: 30,
    percent: 0,
    triggers: ['COVER_REDUCED', 'LIMIT_REDUCED', 'DEDUCTIBLE_UP'],
    late: 'NONE_KNOWN',
    citation: 'Minn. Stat. 60A.351',
  },
  {
    state: 'SC',
    days: 30,
    percent: null,
    triggers: ['ANY_RENEWAL'],
    late: 'NONE_KNOWN',
    citation: 'S.C. Code 38-75-750; 38-75-740(d)',
    isProven: true,
  },
  {
    state: 'LA',
    days: 30,
    percent: 0,
    triggers: ['DEDUCTIBLE_UP', 'LIMIT_REDUCED', 'COVER_REDUCED'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'La. R.S. 22:1267',
  },
  {
    state: 'KY',
    days: 75,
    percent: 25,
    triggers: [],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'KRS 304.20-320; 806 KAR 20:010',
  },
  {
    state: 'OR',
    days: 45,
    percent: 0,
    triggers: ['TERMS_CHANGED'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'ORS 742.706',
  },
  {
    state: 'OK',
    days: 45,
    percent: 0,
    triggers: ['DEDUCTIBLE_UP', 'LIMIT_REDUCED', 'COVER_REDUCED'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: '36 O.S. 3639',
  },
  {
    state: 'CT',
    days: 60,
    percent: null,
    triggers: ['COVER_REDUCED', 'LIMIT_REDUCED', 'DEDUCTIBLE_UP', 'TERMS_CHANGED'],
    late: 'NONE_KNOWN',
    citation: 'Conn. Gen. Stat. 38a-323(a)(2)',
    isProven: true,
  },
  {
    state: 'UT',
    days: 30,
    percent: 0,
    triggers: ['TERMS_CHANGED'],
    late: 'EXTENDS_UNTIL_DAYS_RUN',
    citation: 'Utah Code 31A-21-303',
  },
  {
    state: 'NV',
    days: 30,
    percent: 0,
    triggers: ['TERMS_CHANGED', 'COVER_REDUCED'],
    late: 'RENEWS_ONE_YEAR_AT_EXPIRING',
    citation: 'NRS 687B.350',
  },
];
