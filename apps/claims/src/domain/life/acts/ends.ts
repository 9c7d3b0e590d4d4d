import type { FileAction } from '../../file-status';
import { assertVoidable, RESERVE_CATEGORIES, totalOf } from '../../reserves';
import type { ActRule } from '../act-rule';
import { always, refusal } from '../act-rule';
import type { ClaimLife } from '../book';
import { isAsked, isStanding, lessOf, paidOf } from '../book';

/** Throws 409 while a payment or a change of reserves of a claim is not decided. */
function assertNothingWaits({ payments, waiting }: ClaimLife): void {
  if (payments.some(isAsked)) {
    throw refusal(
      'PAYMENTS_WAIT',
      'A payment that is asked for or approved is issued or voided first.',
    );
  }
  if (waiting.length) throw refusal('RESERVE_WAITS', 'A change of reserves waits for approval.');
}

/** What was paid under coverages: fees alone are no payment of a claim. */
export const paidUnderCover = (claim: Pick<ClaimLife, 'payments'>): number => {
  const { lossAdjustment: _, ...covered } = paidOf(claim);
  return totalOf({ ...covered, lossAdjustment: 0 });
};

const released = (claim: ClaimLife): ClaimLife => ({ ...claim, reserves: paidOf(claim) });

const ending = (
  action: FileAction,
  check: (claim: ClaimLife) => void = always,
): ActRule<object> => ({
  action,
  check: (claim) => {
    assertNothingWaits(claim);
    check(claim);
  },
  apply: released,
});

/** All that is reserved is paid. */
export const closeWithPayment = ending('closeWithPayment', (claim) => {
  if (paidUnderCover(claim) === 0) {
    throw refusal('NOTHING_PAID', 'Nothing was paid under a coverage.');
  }
  const outstanding = lessOf(claim.reserves, paidOf(claim));
  if (RESERVE_CATEGORIES.every((category) => outstanding[category] === 0)) return;
  throw refusal('RESERVES_OUTSTANDING', 'A file closes when all that is reserved is paid.');
});

/** Nothing was paid under a coverage: what is still reserved is released. */
export const closeWithoutPayment = ending('closeWithoutPayment', (claim) => {
  if (paidUnderCover(claim) === 0) return;
  throw refusal('PAID_ALREADY', 'Something was paid under a coverage.');
});

/** The claim is not covered: what is still reserved is released. */
export const deny = ending('deny');

/** The claim came twice, or is none. */
export const voidClaim = ending('void', (claim) => {
  assertVoidable(paidOf(claim));
  if (!claim.payments.some(isStanding)) return;
  throw refusal('PAYMENTS_WAIT', 'A payment that stands is made void first.');
});

/** The file is worked on again, its reserves as they are. */
export const reopen: ActRule<object> = {
  action: 'reopen',
  check: always,
  apply: (claim) => claim,
};
