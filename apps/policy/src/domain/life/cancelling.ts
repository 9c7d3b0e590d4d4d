import type { CancellablePolicy, CancellationDecision } from '../cancellation/cancel-policy';
import { tookEffect } from '../cancellation/return-premium';
import { standing } from '../history/standing';
import { sumCharges } from '../money/charges';
import type { ActFacts, Told } from './act-rule';
import type { Life } from './life';
import { withAct, withoutEntries, writtenOf } from './life';

/** A life as cancelling it reads it. */
export const cancellableOf = (
  life: Life,
  { hasOpenClaim, isOverdue }: ActFacts,
): CancellablePolicy => ({
  ...life,
  ...writtenOf(life),
  hasOpenClaim,
  isOverdue,
  requestedReason: life.cancellation?.reason ?? null,
});

/**
 * A life after a decision on its cancellation. One that is done takes back what had not begun, line by
 * line, and returns the rest (domain §5.13.6).
 */
export function decided(life: Life, decision: CancellationDecision): Life {
  const { status, cancellation, returned, reinstateUntil } = decision;
  const change = { status, cancellation, reinstateUntil, nocStopped: false };
  if (status === 'CANCEL REQUESTED' || status === 'CANCEL PENDING') return { ...life, ...change };
  const { effectiveDate, reason, cancellationType } = cancellation;
  const on = { type: cancellationType, cancelDate: effectiveDate };
  const taken = standing(life.entries).filter(
    ({ type, effectiveDate: from }) => type === 'ENDORSEMENT' && !tookEffect(life, from, on),
  );
  const left = withoutEntries(life, taken);
  const charges = sumCharges([returned.charges, ...taken.map((one) => one.charges)], life.currency);
  const { factor } = returned;
  const segments = [{ from: effectiveDate, to: life.endDate, terms: null }];
  return withAct(
    left,
    [{ type: 'CANCEL', effectiveDate, segments, charges, factor, reason }],
    change,
  );
}

/** What is told of a cancellation by what it came to. */
export function toldOf({ status }: Life): Told {
  if (status === 'CANCEL REQUESTED') {
    return { timeline: 'requestCancellation', event: 'policy.changed.v1' };
  }
  return status === 'CANCEL PENDING'
    ? { timeline: 'announceCancellation', event: 'policy.cancel-pending.v1' }
    : { timeline: 'cancel', event: 'policy.cancelled.v1' };
}
