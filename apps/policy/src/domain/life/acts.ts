import { policyStatusAfter } from '../lifecycle/policy-status';
import type { ActFacts, ActRule } from './act-rule';
import { fromOf } from './act-rule';
import { endPolicy, endReinstatementPeriod, takeEffect } from './acts/by-time';
import { changeBroker } from './acts/change-broker';
import { cancel } from './acts/cancel';
import { cancelForDefault } from './acts/cancel-for-default';
import { describe } from './acts/describe';
import { endorse } from './acts/endorse';
import { extendReporting } from './acts/extend-reporting';
import { followUnderlying } from './acts/follow-underlying';
import { goOn } from './acts/go-on';
import { issue } from './acts/issue';
import { reachCancelDate } from './acts/reach-cancel-date';
import { reinstate } from './acts/reinstate';
import { requestCancellation } from './acts/request-cancellation';
import { rescind } from './acts/rescind';
import { loseRenewal, renew } from './acts/renew';
import { revert } from './acts/revert';
import { rejectCancellation, stopNotice, withdrawCancellation } from './acts/run-again';
import { undoCancelled } from './acts/undo-cancelled';
import { voidPolicy } from './acts/void';
import { voidCancellation } from './acts/void-cancellation';
import type { Life } from './life';
import { asOneAct } from './life';

/** Every act of a policy's life; a new one is its file and its row here. */
export const ACTS = {
  issue,
  takeEffect,
  endorse,
  describe,
  requestCancellation,
  rejectCancellation,
  withdrawCancellation,
  cancel,
  cancelForDefault,
  rescind,
  followUnderlying,
  stopNotice,
  reachCancelDate,
  undoCancelled,
  reinstate,
  endReinstatementPeriod,
  endPolicy,
  renew,
  loseRenewal,
  voidPolicy,
  voidCancellation,
  revert,
  extendReporting,
  changeBroker,
  goOn,
};

export type ActType = keyof typeof ACTS;

/** What an act asks for. */
export type WishOf<T extends ActType> = (typeof ACTS)[T] extends ActRule<infer Wish> ? Wish : never;

/** A life after one more act; throws what refuses it. */
export function lifeAfter<T extends ActType>(
  life: Life,
  type: T,
  wish: WishOf<T>,
  facts: ActFacts,
): Life {
  const rule = ACTS[type] as unknown as ActRule<WishOf<T>>;
  const [action] = rule.actions;
  if (action && !fromOf(rule).includes(life.status)) {
    if (rule.isOfEvent) return life;
    policyStatusAfter(life.status, action);
  }
  rule.check(life, wish, facts);
  const after = rule.apply(life, wish, facts);
  return after === life ? life : asOneAct(life, after);
}
