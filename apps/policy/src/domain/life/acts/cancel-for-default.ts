import { cancelForDefault as decide } from '../../cancellation/cancel-policy';
import type { ActRule } from '../act-rule';
import { cancellableOf, decided, toldOf } from '../cancelling';

/**
 * The financer of a policy reports a default, or nobody pays: its notice goes out, where it ends within the
 * term and no issued renewal stands upon it.
 */
export const cancelForDefault: ActRule<object> = {
  actions: ['issueNotice'],
  isOfEvent: true,
  check: () => undefined,
  apply(life, _, facts) {
    if (facts.hasRenewal) return life;
    const decision = decide(cancellableOf(life, facts), facts.today);
    return decision ? decided(life, decision) : life;
  },
  tells: toldOf,
};
