import type { MinorUnits, PlainDate } from '@palisade/kernel';
import type { StackedTransaction } from './policy-stack';
import { latestTerms, segmentsOf } from './policy-stack';

/** The limit of a policy on a day, and the day from which it is another. */
export interface LimitInForce {
  limitInForce: MinorUnits;
  limitChangesOn: PlainDate | null;
}

/** The limit of the terms on a day (domain §5.13.24); where nothing is covered, the one last agreed. */
export function limitInForceOn(
  stack: readonly Pick<StackedTransaction, 'segments'>[],
  day: PlainDate,
): LimitInForce {
  const covered = segmentsOf(stack).filter(({ terms }) => terms !== null);
  const now = covered.find(({ to }) => to > day);
  const limitInForce = (now?.terms ?? latestTerms(stack)).aggregateLimit;
  const next = covered.find(
    ({ from, terms }) => from > day && terms?.aggregateLimit !== limitInForce,
  );
  return { limitInForce, limitChangesOn: next?.from ?? null };
}
