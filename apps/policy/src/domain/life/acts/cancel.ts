import type { CancellationWish } from '../../cancellation/cancel-policy';
import { cancelPolicy } from '../../cancellation/cancel-policy';
import type { ActRule } from '../act-rule';
import { checkUnrenewed } from '../../renewal/renewal-guard';
import { cancellableOf, decided, toldOf } from '../cancelling';

/** The provider's staff approves what was asked for, gives notice, or cancels flat. */
export const cancel: ActRule<CancellationWish> = {
  actions: ['approveCancellation', 'issueNotice', 'flatCancel'],
  check(life, wish, facts) {
    checkUnrenewed(facts);
    cancelPolicy(cancellableOf(life, facts), wish, facts.today);
  },
  apply: (life, wish, facts) =>
    decided(life, cancelPolicy(cancellableOf(life, facts), wish, facts.today)),
  tells: toldOf,
};
