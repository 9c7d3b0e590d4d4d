import { fileStatusAfter } from '../file-status';
import type { ActOn, ActRule } from './act-rule';
import { refusal } from './act-rule';
import { closeWithoutPayment, closeWithPayment, deny, reopen, voidClaim } from './acts/ends';
import { excuse, relate, reserveRights } from './acts/event';
import { approve, clear, issue, refund, reject, stop, voidPayment } from './acts/payment-steps';
import { recover } from './acts/recover';
import { request } from './acts/request';
import { approveReserve, reserve, withdrawReserve } from './acts/reserve';
import type { Book, ClaimLife } from './book';
import { eventTerms } from './book';

/** Every act of the life of a claim that concerns its money; a new one is its rule and its row here. */
export const ACTS = {
  reserve,
  approveReserve,
  withdrawReserve,
  request,
  approve,
  reject,
  issue,
  clear,
  stop,
  voidPayment,
  refund,
  recover,
  relate,
  excuse,
  reserveRights,
  deny,
  closeWithPayment,
  closeWithoutPayment,
  voidClaim,
  reopen,
};

export type ActType = keyof typeof ACTS;

/** What an act asks for. */
export type WishOf<T extends ActType> = (typeof ACTS)[T] extends ActRule<infer Wish> ? Wish : never;

/** A claim after one more act; throws what refuses it. */
export function claimAfter<T extends ActType>(
  claim: ClaimLife,
  type: T,
  wish: WishOf<T>,
  on: ActOn,
): ClaimLife {
  const rule = ACTS[type] as unknown as ActRule<WishOf<T>>;
  if (claim.status === null) {
    throw refusal('FILE_MISSING', 'The file of the claim was not opened yet.');
  }
  const status = fileStatusAfter(claim.status, rule.action);
  rule.check(claim, wish, on);
  return { ...rule.apply(claim, wish, on), status };
}

/** A claim whose file is opened: once, and only where the loss falls under the policy. */
export function opened(claim: ClaimLife): ClaimLife {
  if (claim.status !== null) {
    throw refusal('ILLEGAL_TRANSITION', 'A filed claim gets one file.');
  }
  if (eventTerms([claim])) return { ...claim, status: 'OPEN' };
  throw refusal('NO_POLICY', 'No policy was in force on the date of the loss.');
}

/** All claims of a policy after an act on one of them. */
export const bookAfter = (book: Book, after: ClaimLife): Book =>
  book.map((claim) => (claim.id === after.id ? after : claim));
