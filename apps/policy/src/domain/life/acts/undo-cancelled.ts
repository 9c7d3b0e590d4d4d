import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import { assertUndoable } from '../../cancellation/cancel-policy';
import { standing } from '../../history/standing';
import { runningAgain } from '../../lifecycle/policy-status';
import type { ActFacts, ActRule } from '../act-rule';
import type { Entry, Life } from '../life';
import { laidAgain, reversalOf, withAct } from '../life';
import { reportingTakenBack } from './extend-reporting';

/** Why a cancellation is taken back, and the day on which it was entered. */
export interface UndoWish {
  reason: string;
  cancelledOn: PlainDate;
}

/** A cancelled policy runs again without a gap: every line of its cancellation is negated. */
export const undoCancelled: ActRule<UndoWish> = {
  actions: ['undoCancelled'],
  check(life, { cancelledOn }, facts) {
    const [{ effectiveDate }, { today }] = [life, facts];
    runningAgain(life.status, 'undoCancelled', { effectiveDate, today });
    assertUndoable(cancelledOn, today);
    checkRunsOn(facts);
  },
  apply(life, { reason }, { today }) {
    const { effectiveDate } = life;
    const status = runningAgain(life.status, 'undoCancelled', { effectiveDate, today });
    return withoutCancellation(life, status, reason);
  },
  tells: () => ({ timeline: 'undoCancelled', event: 'policy.reinstated.v1' }),
};

/** Throws 409 where a policy is not to run again: another runs, or a loss happened since (domain §9.1 C8). */
export function checkRunsOn({ isReplaced, hasLossInGap }: ActFacts): void {
  if (isReplaced) {
    const detail = 'The insured has a newer policy of the product.';
    throw new DomainError('POLICY_REPLACED', detail, 409);
  }
  if (!hasLossInGap) return;
  const detail = 'A claim is filed of a loss after cover ended: the policy cannot be reinstated.';
  throw new DomainError('LOSS_IN_GAP', detail, 409);
}

/** A life without the cancellation that stands: each of its lines is negated. */
export function withoutCancellation(life: Life, status: PolicyStatus, reason: string): Life {
  const cancel = cancellationIn(life);
  const lines = life.entries.filter(({ act }) => act === cancel.act);
  const again = withAct(life, [...reportingTakenBack(life), ...laidAgain(life, lines)]);
  const undone = { ...reversalOf(again, cancel, 'REINSTATE'), reason };
  return withAct(again, [undone], { status, cancellation: null, reinstateUntil: null });
}

/** The line by which a life was cancelled. */
export function cancellationIn({ entries }: Life): Entry {
  const cancel = standing(entries).find(({ type }) => type === 'CANCEL');
  if (!cancel) throw new Error('The policy was never cancelled.');
  return cancel;
}
