import type { PlainDate } from '@palisade/kernel';
import { cancelFollowing } from '../../cancellation/cancel-policy';
import type { ActRule } from '../act-rule';
import { cancellableOf, decided, toldOf } from '../cancelling';

/** The policy below a layer has ended: the layer ends with it, unless its issued renewal stands upon it. */
export const followUnderlying: ActRule<{ cancelDate: PlainDate }> = {
  actions: ['issueNotice'],
  isOfEvent: true,
  check: () => undefined,
  apply(life, { cancelDate }, facts) {
    if (facts.hasRenewal) return life;
    const decision = cancelFollowing(cancellableOf(life, facts), cancelDate);
    return decision ? decided(life, decision) : life;
  },
  tells: toldOf,
};
