import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';
import { lastRenewableEnd } from './renewal-window';

/** How far the renewal of a policy has come, the first step first. */
export const RENEWAL_STAGES = [
  'TO_QUOTE',
  'UNDERWRITING',
  'QUOTED',
  'WAITING',
  'AT_RISK',
  'BOUND',
  'RENEWED',
  'NOT_RENEWED',
  'LAPSED',
] as const;

export type RenewalStage = (typeof RENEWAL_STAGES)[number];

/** So many days before the end a renewal that is not bound is at risk. */
const AT_RISK_DAYS = 30;

/** So many days after the end a policy without a renewal is still shown. */
const LAPSED_DAYS = 30;

/** The days by which policies are shown and told apart. */
export interface RenewalDays {
  today: PlainDate;
  lastRenewable: PlainDate;
  riskUntil: PlainDate;
  lapsedFrom: PlainDate;
}

export const renewalDaysOf = (today: PlainDate): RenewalDays => ({
  today,
  lastRenewable: lastRenewableEnd(today),
  riskUntil: addDays(today, AT_RISK_DAYS),
  lapsedFrom: addDays(today, -LAPSED_DAYS),
});
