import type { EventData } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import type { Charges } from '../money/charges';

/** What is covered, how far, and from when to when. */
export type Terms = EventData<'policy.issued.v1'>['terms'];

/** What a transaction of a policy does. */
export const TRANSACTION_TYPES = [
  'NEW',
  'ENDORSEMENT',
  'NONPREMIUM',
  'CANCEL',
  'REINSTATE',
  'REVERSAL',
  'VOID',
  'ERP',
  'EXTENSION',
] as const;

export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** What is covered in a stretch of time, its end excluded; null terms: nothing. */
export interface Segment {
  from: PlainDate;
  to: PlainDate;
  terms: Terms | null;
}

/** One transaction of the stack; it is never changed once it stands. */
export interface StackedTransaction {
  number: number;
  type: TransactionType;
  effectiveDate: PlainDate;
  segments: Segment[];
  charges: Charges;
}

/** Lays transactions over each other, the later over the earlier. */
export function segmentsOf(stack: readonly Pick<StackedTransaction, 'segments'>[]): Segment[] {
  return stack
    .flatMap(({ segments }) => segments)
    .reduce<Segment[]>(
      (below, above) => [...below.flatMap((segment) => cut(segment, above)), above],
      [],
    )
    .filter(({ from, to }) => from < to)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** What is covered on a date; null when nothing is. */
export const termsOn = (
  stack: readonly Pick<StackedTransaction, 'segments'>[],
  date: PlainDate,
): Terms | null =>
  segmentsOf(stack).find(({ from, to }) => from <= date && date < to)?.terms ?? null;

/** The day from which cover was cancelled; null while it lasts until the end of the term. */
export function cancelledFrom(
  stack: readonly Pick<StackedTransaction, 'segments'>[],
): PlainDate | null {
  const segments = segmentsOf(stack);
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || last?.terms !== null) return null;
  return segments.findLast(({ terms }) => terms !== null)?.to ?? first.from;
}

/** The terms that were last agreed, whether they are in force or not. */
export function latestTerms(stack: readonly Pick<StackedTransaction, 'segments'>[]): Terms {
  const all = stack.flatMap(({ segments }) => segments.flatMap(({ terms }) => terms ?? []));
  const latest = all.at(-1);
  if (!latest) throw new Error('A policy without terms.');
  return latest;
}

/** What is left of a segment below another. */
function cut(below: Segment, above: Segment): Segment[] {
  if (above.to <= below.from || above.from >= below.to) return [below];
  return [
    { ...below, to: above.from < below.from ? below.from : above.from },
    { ...below, from: above.to > below.to ? below.to : above.to },
  ].filter(({ from, to }) => from < to);
}

/** What a stack covers from a date on. */
export const segmentsFrom = (
  stack: readonly Pick<StackedTransaction, 'segments'>[],
  date: PlainDate,
): Segment[] =>
  segmentsOf(stack)
    .filter(({ to }) => to > date)
    .map((segment) => ({ ...segment, from: segment.from < date ? date : segment.from }));
