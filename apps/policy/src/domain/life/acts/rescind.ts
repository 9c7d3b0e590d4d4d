import { cancelRescinded } from '../../cancellation/cancel-policy';
import type { ActRule } from '../act-rule';
import { cancellableOf, decided, toldOf } from '../cancelling';

/** The quote of an issued policy was rescinded: as if the policy had never run. */
export const rescind: ActRule<{ reason: string }> = {
  actions: ['flatCancel', 'rescindExcess'],
  isOfEvent: true,
  check: () => undefined,
  apply(life, { reason }, facts) {
    const decision = cancelRescinded(cancellableOf(life, facts), reason);
    return decision ? decided(life, decision) : life;
  },
  tells: toldOf,
};
