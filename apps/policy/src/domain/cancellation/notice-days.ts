import type { Market } from '@palisade/trade';
import { MAIL_DAYS } from '@palisade/trade';

/** Days between the mailing of a notice of cancellation by the insurer and its date. */
export interface NoticeDays {
  nonPayment: number;
  first60Days: number;
  later: number;
}

const days = (nonPayment: number, first60Days: number, later: number): NoticeDays => ({
  nonPayment,
  first60Days,
  later,
});

// The states leave surplus lines to the contract.
const CONTRACT = days(10, 30, 30);

// Planning values by state; the states that are left out have 10, 10 and 30 days.
const USUAL = days(10, 10, 30);
const BY_STATE: Readonly<Record<string, NoticeDays>> = {
  AK: days(20, 60, 60),
  AZ: days(10, 10, 45),
  AR: days(10, 10, 20),
  CA: days(10, 30, 30),
  CT: days(10, 30, 60),
  DE: days(10, 10, 60),
  DC: days(10, 30, 30),
  FL: days(10, 20, 45),
  IL: days(10, 30, 60),
  IN: days(10, 30, 45),
  KY: days(14, 14, 75),
  LA: days(10, 60, 30),
  ME: days(10, 10, 10),
  MD: days(10, 15, 45),
  MN: days(10, 10, 60),
  MO: days(10, 10, 60),
  MT: days(10, 10, 45),
  NE: days(10, 10, 60),
  NH: days(10, 10, 60),
  NY: days(15, 20, 15),
  NC: days(15, 15, 30),
  PA: days(15, 30, 60),
  SC: days(10, 30, 30),
  SD: days(10, 10, 20),
  TN: days(10, 10, 60),
  TX: days(10, 10, 10),
  VT: days(15, 15, 45),
  VA: days(15, 15, 45),
  WA: days(10, 10, 45),
  WI: days(10, 10, 60),
  WY: days(10, 10, 45),
};

/** Notice days of a policy, mail included: by its state, or by contract where the states do not say. */
export function noticeDaysOf(market: Market, state: string | null): NoticeDays {
  const { nonPayment, first60Days, later } = statedDays(market, state);
  return days(nonPayment + MAIL_DAYS, first60Days + MAIL_DAYS, later + MAIL_DAYS);
}

function statedDays(market: Market, state: string | null): NoticeDays {
  if (market !== 'ADMITTED') return CONTRACT;
  return BY_STATE[state ?? ''] ?? USUAL;
}
