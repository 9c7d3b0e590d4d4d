import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import type { Entry, Life } from '../life/life';
import { coverOf } from '../life/life';
import type { Charges } from '../money/charges';
import { sumCharges } from '../money/charges';
import type { Terms } from './policy-stack';
import { latestTerms, termsOn } from './policy-stack';
import { standing } from './standing';

/** A policy as its acts alone say it was. */
export interface Then {
  status: PolicyStatus;
  /** In force on the day; where none were, those last agreed. */
  terms: Terms;
  /** What was written until the day, returns taken off. */
  charges: Charges;
  /** The lines that had begun. */
  lines: readonly Entry[];
}

type Lived = Pick<Life, 'effectiveDate' | 'endDate' | 'currency' | 'entries'>;

/** What a day is read by: `asOf` leaves out what begins later, `today` alone tells the status. */
export interface AskedDay {
  asOf: PlainDate | null;
  today: PlainDate;
}

/** A policy of which these acts are known, on a day; null where none is known. */
export function thenOf(life: Lived, { asOf, today }: AskedDay): Then | null {
  const { entries, currency } = life;
  if (!entries.length) return null;
  const lines = entries.filter(({ effectiveDate }) => asOf === null || effectiveDate <= asOf);
  const cover = [{ segments: coverOf(life) }];
  return {
    status: statusOn(life, asOf ?? today),
    terms: (asOf === null ? null : termsOn(cover, asOf)) ?? latestTerms(entries),
    charges: sumCharges(
      lines.map(({ charges }) => charges),
      currency,
    ),
    lines,
  };
}

/** The status that the acts alone give a policy on a day. */
function statusOn({ effectiveDate, endDate, entries }: Lived, day: PlainDate): PolicyStatus {
  const standingLines = standing(entries);
  if (!standingLines.some(({ type }) => type === 'NEW')) return 'VOID';
  const cancel = standingLines.find(({ type }) => type === 'CANCEL');
  if (cancel && cancel.effectiveDate <= day) {
    const [issue] = standingLines;
    // Flat alone gives the fees of the first day back.
    const isWhole = cancel.charges.amountDue <= -issue.charges.amountDue;
    return cancel.effectiveDate === effectiveDate && isWhole ? 'FLAT CANCELLED' : 'CANCELLED';
  }
  if (day < effectiveDate) return 'ISSUED';
  return day < endDate ? 'IN FORCE' : 'EXPIRED';
}
