import type { CancellationWish } from '../../cancellation/cancel-policy';
import { requestCancellation as decide } from '../../cancellation/cancel-policy';
import type { ActRule } from '../act-rule';
import { checkUnrenewed } from '../../renewal/renewal-guard';
import { cancellableOf, decided, toldOf } from '../cancelling';

/** An agency or a policyholder asks for a cancellation; the provider's staff decides. */
export const requestCancellation: ActRule<CancellationWish> = {
  actions: ['requestCancellation'],
  check(life, wish, facts) {
    checkUnrenewed(facts);
    decide(cancellableOf(life, facts), wish, facts.today);
  },
  apply: (life, wish, facts) =>
    decided(life, decide(cancellableOf(life, facts), wish, facts.today)),
  tells: toldOf,
};
