import type { PlainDate } from '@palisade/kernel';
import type { Market, NoticeReason } from '@palisade/trade';

/** What of a renewal asks for a notice, besides its premium. */
export type NoticeTrigger = Exclude<NoticeReason, 'PREMIUM_UP'>;

/** What the law says of a notice that comes late. */
export const LATE_EFFECTS = [
  'EXTENDS_UNTIL_DAYS_RUN',
  'RENEWS_ONE_YEAR_AT_EXPIRING',
  'NONE_KNOWN',
] as const;

/** What becomes of the expiring term when the notice is late. */
export type LateEffect = (typeof LATE_EFFECTS)[number];

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

const row = (rule: Omit<NoticeRule, 'since' | 'isProven'> & Partial<NoticeRule>): NoticeRule => ({
  since: null,
  isProven: false,
  ...rule,
});

/** A premium that is up by so many percent asks for the notice everywhere. */
const CONTRACT_PERCENT = 10;

/** What the platform promises everywhere: states without a rule, surplus lines, the United Kingdom. */
const BY_CONTRACT = {
  since: null,
  isProven: false,
  days: 30,
  percent: CONTRACT_PERCENT,
  triggers: ['LIMIT_REDUCED', 'COVER_REDUCED', 'DEDUCTIBLE_UP'],
  late: 'NONE_KNOWN',
  citation: null,
} as const satisfies NoticeRule;

/**
 * By state, the latest of its rows first; MI, MA, HI, SD and DC have no statute that is known. Of VA, MO,
 * KY, OR, OK and UT the days and the effect are planning values that counsel has not confirmed.
 */
const BY_STATE: ReadonlyMap<string, readonly NoticeRule[]> = new Map([
  [
    'CA',
    [
      row({
        days: 60,
        percent: 25,
        triggers: ['LIMIT_REDUCED', 'COVER_REDUCED', 'DEDUCTIBLE_UP'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'Cal. Ins. Code 678.1',
      }),
    ],
  ],
  [
    'TX',
    [
      row({
        days: 30,
        percent: null,
        triggers: ['COVER_REDUCED', 'TERMS_CHANGED'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'Tex. Ins. Code 551.056; 551.054',
      }),
    ],
  ],
  [
    'FL',
    [
      row({
        days: 45,
        percent: null,
        triggers: ['ANY_RENEWAL'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'Fla. Stat. 627.4133(1)(a)',
      }),
    ],
  ],
  [
    'NY',
    [
      row({
        days: 60,
        percent: 10,
        triggers: ['LIMIT_REDUCED', 'COVER_REDUCED', 'DEDUCTIBLE_UP', 'TERMS_CHANGED'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'N.Y. Ins. Law 3426(e)',
      }),
    ],
  ],
  [
    'PA',
    [
      row({
        days: 30,
        percent: 0,
        triggers: [],
        late: 'NONE_KNOWN',
        citation: '31 Pa. Code 113.82',
      }),
    ],
  ],
  [
    'IL',
    [
      row({
        days: 60,
        percent: 30,
        triggers: ['DEDUCTIBLE_UP', 'COVER_REDUCED'],
        late: 'RENEWS_ONE_YEAR_AT_EXPIRING',
        citation: '215 ILCS 5/143.17a',
        isProven: true,
      }),
    ],
  ],
  [
    'OH',
    [
      row({
        days: 30,
        percent: 0,
        triggers: [],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'Ohio R.C. 3937.27',
      }),
    ],
  ],
  [
    'GA',
    [
      row({
        days: 45,
        percent: 15,
        triggers: ['COVER_REDUCED'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'O.C.G.A. 33-24-47',
      }),
    ],
  ],
  [
    'NC',
    [
      row({
        days: 45,
        percent: 0,
        triggers: ['COVER_REDUCED', 'DEDUCTIBLE_UP'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'N.C.G.S. 58-41-25; 58-41-20(e)',
        isProven: true,
      }),
    ],
  ],
  [
    'NJ',
    [
      row({
        days: 30,
        percent: null,
        triggers: ['ANY_RENEWAL'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'N.J.A.C. 11:1-20.2(c),(j)',
        isProven: true,
      }),
    ],
  ],
  [
    'VA',
    [
      row({
        days: 45,
        percent: 25,
        triggers: ['COVER_REDUCED'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'Va. Code 38.2-231',
        isProven: true,
      }),
    ],
  ],
  [
    'WA',
    [
      row({
        days: 20,
        percent: null,
        triggers: ['ANY_RENEWAL'],
        late: 'RENEWS_ONE_YEAR_AT_EXPIRING',
        citation: 'RCW 48.18.2901(1)(b),(2)',
      }),
    ],
  ],
  [
    'AZ',
    [
      row({
        days: 30,
        percent: 0,
        triggers: ['DEDUCTIBLE_UP', 'LIMIT_REDUCED', 'COVER_REDUCED'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'A.R.S. 20-1677',
      }),
    ],
  ],
  [
    'TN',
    [
      row({
        days: 60,
        percent: 25,
        triggers: ['LIMIT_REDUCED', 'COVER_REDUCED'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'T.C.A. 56-7-1805; 56-7-1806',
        isProven: true,
      }),
    ],
  ],
  [
    'MO',
    [
      row({
        days: 60,
        percent: 25,
        triggers: [],
        late: 'NONE_KNOWN',
        citation: 'Mo. Rev. Stat. 379.888; 379.885',
        isProven: true,
      }),
    ],
  ],
  [
    'MD',
    [
      row({
        days: 45,
        percent: 15,
        triggers: [],
        late: 'NONE_KNOWN',
        citation: 'Md. Code, Ins. 27-608',
      }),
    ],
  ],
  [
    'WI',
    [
      row({
        days: 60,
        percent: 25,
        triggers: ['TERMS_CHANGED', 'COVER_REDUCED'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'Wis. Stat. 631.36(5)',
      }),
    ],
  ],
  [
    'CO',
    [
      row({
        days: 45,
        percent: 0,
        triggers: ['COVER_REDUCED'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'C.R.S. 10-4-110.5',
      }),
    ],
  ],
  [
    'MN',
    [
      row({
        days: 30,
        percent: 0,
        triggers: ['COVER_REDUCED', 'LIMIT_REDUCED', 'DEDUCTIBLE_UP'],
        late: 'NONE_KNOWN',
        citation: 'Minn. Stat. 60A.351',
      }),
    ],
  ],
  [
    'SC',
    [
      row({
        days: 30,
        percent: null,
        triggers: ['ANY_RENEWAL'],
        late: 'NONE_KNOWN',
        citation: 'S.C. Code 38-75-750; 38-75-740(d)',
        isProven: true,
      }),
    ],
  ],
  [
    'LA',
    [
      row({
        days: 30,
        percent: 0,
        triggers: ['DEDUCTIBLE_UP', 'LIMIT_REDUCED', 'COVER_REDUCED'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'La. R.S. 22:1267',
      }),
    ],
  ],
  [
    'KY',
    [
      row({
        days: 75,
        percent: 25,
        triggers: [],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'KRS 304.20-320; 806 KAR 20:010',
      }),
    ],
  ],
  [
    'OR',
    [
      row({
        days: 45,
        percent: 0,
        triggers: ['TERMS_CHANGED'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'ORS 742.706',
      }),
    ],
  ],
  [
    'OK',
    [
      row({
        days: 45,
        percent: 0,
        triggers: ['DEDUCTIBLE_UP', 'LIMIT_REDUCED', 'COVER_REDUCED'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: '36 O.S. 3639',
      }),
    ],
  ],
  [
    'CT',
    [
      row({
        days: 60,
        percent: null,
        triggers: ['COVER_REDUCED', 'LIMIT_REDUCED', 'DEDUCTIBLE_UP', 'TERMS_CHANGED'],
        late: 'NONE_KNOWN',
        citation: 'Conn. Gen. Stat. 38a-323(a)(2)',
        isProven: true,
      }),
    ],
  ],
  [
    'UT',
    [
      row({
        days: 30,
        percent: 0,
        triggers: ['TERMS_CHANGED'],
        late: 'EXTENDS_UNTIL_DAYS_RUN',
        citation: 'Utah Code 31A-21-303',
      }),
    ],
  ],
  [
    'NV',
    [
      row({
        days: 30,
        percent: 0,
        triggers: ['TERMS_CHANGED', 'COVER_REDUCED'],
        late: 'RENEWS_ONE_YEAR_AT_EXPIRING',
        citation: 'NRS 687B.350',
      }),
    ],
  ],
]);

/** What is asked of a renewal that begins on a day. */
export interface NoticeMarket {
  market: Market;
  state: string | null;
  startsOn: PlainDate;
}

/** The rule of the state, over which the triggers of the contract hold too. */
export function noticeRuleOf({
  market,
  state,
  startsOn,
}: NoticeMarket): NoticeRule & { percent: number } {
  const rows = market === 'ADMITTED' ? BY_STATE.get(state ?? '') : undefined;
  const known = rows?.find(({ since }) => since === null || since <= startsOn) ?? rows?.at(-1);
  if (!known) return BY_CONTRACT;
  const percent = Math.min(known.percent ?? CONTRACT_PERCENT, CONTRACT_PERCENT);
  const triggers = [...new Set([...BY_CONTRACT.triggers, ...known.triggers])];
  return { ...known, percent, triggers };
}
