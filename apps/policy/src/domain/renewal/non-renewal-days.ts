import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';
import type { Market } from '@palisade/trade';
import { MAIL_DAYS } from '@palisade/trade';

/** From a day on an insurer that does not renew tells so many days before the end. */
interface StatedDays {
  /** Null: as long as is known. */
  since: PlainDate | null;
  days: number;
  /** The statute; null for a planning value that counsel has not confirmed. */
  citation: string | null;
}

/** The states leave surplus lines, and the United Kingdom all, to the contract. */
const BY_CONTRACT: StatedDays = { since: null, days: 30, citation: null };

const planned = (days: number, states: string): (readonly [string, readonly StatedDays[]])[] =>
  states.split(' ').map((state) => [state, [{ since: null, days, citation: null }]]);

/** By state, the latest of its rows first. */
const BY_STATE: ReadonlyMap<string, readonly StatedDays[]> = new Map([
  ...planned(30, 'AL DC HI ME MI NJ NM OH UT'),
  ...planned(45, 'AK CO FL GA ID IN IA MD MA MT NC OK OR VT VA WV WY'),
  ...planned(60, 'AR CA CT DE IL KS LA MN MS MO NE NV NH NY ND PA RI SC SD TN TX WI'),
  ...planned(75, 'KY'),
  ['AZ', [{ since: null, days: 45, citation: 'A.R.S. 20-1676(B)' }]],
  ['WA', [{ since: '2025-07-01', days: 60, citation: 'RCW 48.18.2901' }]],
]);

/** How long before its end a policy is noticed that is not renewed, and by which rule. */
export function nonRenewalDays({
  market,
  state,
  endDate,
}: {
  market: Market;
  state: string | null;
  endDate: PlainDate;
}): StatedDays {
  const rows = market === 'ADMITTED' ? BY_STATE.get(state ?? '') : undefined;
  const known = rows?.find(({ since }) => since === null || since <= endDate) ?? rows?.at(-1);
  return known ?? BY_CONTRACT;
}

/** The last day on which the notice can be mailed: it takes its days on top. */
export const lastNoticeDay = (policy: Parameters<typeof nonRenewalDays>[0]): PlainDate =>
  addDays(policy.endDate, -nonRenewalDays(policy).days - MAIL_DAYS);
