import type { MinorUnits } from '@palisade/kernel';
import { MINOR_DIGITS, safeNumber } from '@palisade/kernel';
import { isFiled } from '@palisade/trade';
import { decimalText, dividedBy, roundedUnits, times, whole, ZERO } from '../exact';
import { given } from '../ground';
import { refusal, REVENUE } from '../input/read-plan';
import { techEno } from '../tech-eno';
import { Working } from '../working';
import type { Market } from './read-market';

/** What technology errors and omissions costs the usual risk. */
export interface TechRate {
  /** Premium for each thousand of technology revenue, four decimals. */
  readonly rate: string;
  readonly premium: MinorUnits;
  /** False where the product is not filed, and without technology revenue. */
  readonly available: boolean;
}

const RATE_PLACES = 4;
/** Percent of a revenue, in thousands. */
const PER_CENT_AND_THOUSAND = whole(100_000);

/** A technology company: its class has no surcharge, and no claim was ever made. */
const USUAL = {
  industryCode: '',
  claimHistory: 0,
  retroActivePeriod: -1,
  techLimit: null,
  aggregateLimit: 1_000_000,
};
const USUAL_CLASS = 3;
const USUAL_RETENTION = { US: 10_000, UK: 5_000 };

/** The premium of the base cell: limit 1,000,000, usual retention, full prior acts. */
export function techRate({ fields, plan, state }: Market): TechRate {
  fields.require('revenue');
  fields.require('techENOPercentage');
  const revenue = fields.number('revenue', REVENUE);
  const percent = fields.number('techENOPercentage', { min: 0, max: 100, decimals: 4 });
  if (revenue === undefined || percent === undefined) throw refusal(fields);
  const retention = USUAL_RETENTION[plan.region];
  const facts = { ...USUAL, retention, revenue, state, techENOPercentage: percent };
  const [line] = techEno(facts, USUAL_CLASS, plan, new Working(false));
  if (!line) return { rate: decimalText(ZERO), premium: 0, available: false };
  const part = times(whole(revenue), given(percent, 'techENOPercentage').value);
  const perThousand = dividedBy(times(line.premium, PER_CENT_AND_THOUSAND), part, RATE_PLACES);
  return {
    rate: decimalText(perThousand),
    premium: safeNumber(roundedUnits(line.premium, MINOR_DIGITS)),
    available: isFiled(plan.market, state),
  };
}
