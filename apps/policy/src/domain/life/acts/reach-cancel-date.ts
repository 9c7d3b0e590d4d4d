import { reachCancelDate as decide } from '../../cancellation/cancel-policy';
import type { ActRule } from '../act-rule';
import { decided, toldOf } from '../cancelling';
import { writtenOf } from '../life';

/** The date of a pending cancellation has come. */
export const reachCancelDate: ActRule<object> = {
  actions: ['reachCancelDate', 'enterReinstatementPeriod'],
  check({ cancellation }) {
    if (!cancellation) throw new Error('A cancellation is pending, and there is none.');
  },
  apply(life) {
    const { cancellation, status } = life;
    return cancellation ? decided(life, decide(writtenOf(life), cancellation, status)) : life;
  },
  tells: toldOf,
};
