import type { PlainDate } from '@palisade/kernel';
import type { Market } from '@palisade/trade';
import type { NoticeRule } from './renewal-notice-rows';
import { NOTICE_ROWS } from './renewal-notice-rows';

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
  const rows = market === 'ADMITTED' ? NOTICE_ROWS.filter((one) => one.state === state) : [];
  const known = rows.find(({ since }) => !since || since <= startsOn) ?? rows.at(-1);
  if (!known) return BY_CONTRACT;
  const percent = Math.min(known.percent ?? CONTRACT_PERCENT, CONTRACT_PERCENT);
  const triggers = [...new Set([...BY_CONTRACT.triggers, ...known.triggers])];
  return { since: null, isProven: false, ...known, percent, triggers };
}
