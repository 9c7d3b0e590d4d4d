import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import type { Market, TaxBase } from '@palisade/trade';
import type { Cancellation } from '../cancellation/cancel-policy';
import { layersOf } from '../cancellation/layers';
import type { WrittenPolicy } from '../cancellation/return-premium';
import type { Segment, Terms, TransactionType } from '../history/policy-stack';
import { latestTerms, segmentsFrom, segmentsOf } from '../history/policy-stack';
import { standing } from '../history/standing';
import type { Charges } from '../money/charges';
import { negated, sumCharges } from '../money/charges';
import { unearnedFactor } from '../money/pro-rata';

/** One line of a policy's life, as it was entered; none is ever changed. */
export interface Entry {
  /** Its place in the order of entry, from one. */
  number: number;
  /** The number of the first line of its act. */
  act: number;
  type: TransactionType;
  effectiveDate: PlainDate;
  segments: Segment[];
  charges: Charges;
  /** The share of the term that the charges are for. */
  factor: string;
  quoteId: string | null;
  /** The number of the line that this one takes back. */
  reverses: number | null;
  reason: string | null;
}

/** A line that an act enters; number and act are given by its place. */
export type NewEntry = Pick<Entry, 'type' | 'effectiveDate' | 'segments' | 'charges' | 'factor'> &
  Partial<Pick<Entry, 'quoteId' | 'reverses' | 'reason'>>;

/** What an act changes of a policy beside its lines. */
export interface LifeStatus {
  status: PolicyStatus;
  /** Asked for, pending or done. */
  cancellation: Cancellation | null;
  reinstateUntil: PlainDate | null;
  nocStopped: boolean;
}

/** All that the acts of a policy have made of it. */
export interface Life extends LifeStatus {
  effectiveDate: PlainDate;
  endDate: PlainDate;
  market: Market;
  state: string | null;
  /** What each tax was charged on at the issue. */
  taxBase: TaxBase;
  currency: Charges['currency'];
  entries: readonly Entry[];
}

/** A life with the lines of one more act, and what else the act changes. */
export function withAct(
  life: Life,
  entries: readonly NewEntry[],
  status: Partial<LifeStatus> = {},
): Life {
  const act = life.entries.length + 1;
  const entered = entries.map((entry, at) => ({
    quoteId: null,
    reverses: null,
    reason: null,
    ...entry,
    act,
    number: act + at,
  }));
  return { ...life, ...status, entries: [...life.entries, ...entered] };
}

/** The lines that one fold has and the one before it has not. */
export const entriesSince = (before: Life, after: Life): readonly Entry[] =>
  after.entries.slice(before.entries.length);

/** What the difference of two folds charges, amount by amount. */
export const moneyBetween = (before: Life, after: Life): Charges =>
  sumCharges(
    entriesSince(before, after).map(({ charges }) => charges),
    after.currency,
  );

/** What was written and stands, as a return of premium reads it. */
export const writtenOf = ({ entries, ...life }: Life): WrittenPolicy => ({
  ...life,
  layers: layersOf(entries),
});

/** What is covered when: what stands, by its dates; a cancellation ends whatever would begin later. */
export function coverOf({ entries }: Pick<Life, 'entries'>): Segment[] {
  const covering = standing(entries).filter(({ type }) => type !== 'NONPREMIUM');
  return segmentsOf(covering.sort((one, other) => laidAs(one) - laidAs(other)));
}

/** What is laid first: the term with the days that it goes on for, then its changes, its end last. */
const laidAs = ({ type }: Entry): number =>
  type === 'NEW' || type === 'EXTENSION' ? 0 : type === 'CANCEL' ? 2 : 1;

/**
 * The share of the issued term that is left on a date, to the end of cover or to a day before; more than all
 * of it where cover goes on for long.
 */
export function shareLeft(
  { effectiveDate, endDate, entries }: Life,
  date: PlainDate,
  until: PlainDate = endDate,
): string {
  const issue = entries.find(({ type }) => type === 'NEW');
  return unearnedFactor(effectiveDate, until, date, issue?.segments.at(-1)?.to);
}

/** What is covered from a date on. */
export const coverFrom = (life: Pick<Life, 'entries'>, date: PlainDate): Segment[] =>
  segmentsFrom([{ segments: coverOf(life) }], date);

/** The terms just before a date, and before all that was agreed for it. */
export const termsBefore = ({ entries }: Life, date: PlainDate): Terms =>
  latestTerms(
    standing(entries).filter(({ type, effectiveDate }) => type === 'NEW' || effectiveDate < date),
  );

/** The line that takes another one back; what the others cover is covered from its date on. */
export function reversalOf(
  life: Life,
  { number, effectiveDate, factor, charges }: Entry,
  type: 'REVERSAL' | 'REINSTATE' = 'REVERSAL',
): NewEntry {
  const entries = life.entries.filter((one) => one.number !== number);
  const segments = coverFrom({ entries }, effectiveDate);
  return { type, effectiveDate, factor, segments, charges: negated(charges), reverses: number };
}

/** A life of which lines are taken back, the last first, within the act that is being made. */
export const withoutEntries = (life: Life, taken: readonly Entry[]): Life =>
  [...taken].reverse().reduce((left, entry) => withAct(left, [reversalOf(left, entry)]), life);

/** What these lines took back, as it is laid again, the first date first. */
export const laidAgain = ({ entries }: Life, lines: readonly Entry[]): NewEntry[] =>
  lines
    .filter(({ type }) => type === 'REVERSAL')
    .toReversed()
    .flatMap(({ reverses }) => entries.find(({ number }) => number === reverses) ?? [])
    .map(({ type, effectiveDate, segments, charges, factor, quoteId }) => {
      return { type, effectiveDate, segments, charges, factor, quoteId };
    });

/** The lines since a life began its act, as the lines of one act. */
export function asOneAct(before: Life, after: Life): Life {
  const act = before.entries.length + 1;
  const made = entriesSince(before, after).map((entry) => ({ ...entry, act }));
  return { ...after, entries: [...before.entries, ...made] };
}
