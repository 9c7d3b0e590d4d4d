import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import { assertUndoable } from '../../cancellation/cancel-policy';
import { standing } from '../../history/standing';
import { runningAgain } from '../../lifecycle/policy-status';
import type { ActRule } from '../act-rule';
import type { Entry, Life } from '../life';
import { laidAgain, reversalOf, withAct } from '../life';

/** Why a cancellation is taken back, and the day on which it was entered. */
export interface UndoWish {
  reason: string;
  cancelledOn: PlainDate;
}

/** A cancelled policy runs again without a gap: every line of its cancellation is negated. */
export const undoCancelled: ActRule<UndoWish> = {
  actions: ['undoCancelled'],
  check(life, { cancelledOn }, { today, isReplaced }) {
    const { effectiveDate } = life;
    runningAgain(life.status, 'undoCancelled', { effectiveDate, today });
    assertUndoable(cancelledOn, today);
    if (!isReplaced) return;
    throw new DomainError('POLICY_REPLACED', 'The insured has a newer policy of the product.', 409);
  },
  apply(life, { reason }, { today }) {
    const { effectiveDate } = life;
    const status = runningAgain(life.status, 'undoCancelled', { effectiveDate, today });
    const cancel = cancellationIn(life);
    const lines = life.entries.filter(({ act }) => act === cancel.act);
    const again = withAct(life, laidAgain(life, lines));
    const undone = { ...reversalOf(again, cancel, 'REINSTATE'), reason };
    return withAct(again, [undone], { status, cancellation: null, reinstateUntil: null });
  },
  tells: () => ({ timeline: 'undoCancelled', event: 'policy.reinstated.v1' }),
};

/** The line by which a life was cancelled. */
export function cancellationIn({ entries }: Life): Entry {
  const cancel = standing(entries).find(({ type }) => type === 'CANCEL');
  if (!cancel) throw new Error('The policy was never cancelled.');
  return cancel;
}
