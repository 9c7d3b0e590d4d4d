import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { addMonths, DomainError } from '@palisade/kernel';
import { isWithin, renewalWindow, TERM_MONTHS } from '@palisade/trade';
import type { Term } from '../quote-dates';

/** So many renewal quotes of a policy stand open at one time: the insured chooses among them. */
const RENEWAL_OPTIONS_MAX = 3;

/** A policy that may be followed. */
export interface RenewablePolicy {
  status: PolicyStatus;
  endDate: PlainDate;
}

const RENEWED: readonly PolicyStatus[] = ['IN FORCE', 'ACTIVE', 'EXPIRED'];

/** Throws 409 for a policy that cannot be renewed on a day. */
export function checkRenewable(
  { status, endDate }: RenewablePolicy,
  { today, isEnding }: { today: PlainDate; isEnding: boolean },
): void {
  const isOpen = RENEWED.includes(status) && isWithin(endDate, renewalWindow(today));
  if (!isOpen) {
    throw new DomainError('NOT_OPEN_FOR_RENEWAL', 'The policy is not open for renewal.', 409);
  }
  if (!isEnding) return;
  throw new DomainError('NOT_RENEWED', 'The policy is not to be renewed.', 409);
}

/** Throws 409 when a policy has as many open renewals as it may, or one that is bound. */
export function checkRoomForRenewal(standing: { open: number; bound: number }): void {
  checkUnbound(standing);
  if (standing.open < RENEWAL_OPTIONS_MAX) return;
  const detail = `A policy has ${RENEWAL_OPTIONS_MAX} open renewal quotes at most.`;
  throw new DomainError('RENEWAL_OPTIONS', detail, 409);
}

/** Throws 409 when a policy has a bound renewal already. */
export function checkUnbound({ bound }: { bound: number }): void {
  if (bound === 0) return;
  throw new DomainError('RENEWED_ALREADY', 'The policy has a bound renewal.', 409);
}

/**
 * Throws 409 for a change of a policy whose renewal is bound and not issued: its price follows from the
 * policy as it was. An issued one is charged anew.
 */
export function checkNoRenewalBinder({ binders }: { binders: number }): void {
  if (binders === 0) return;
  const detail = 'The renewal of this policy is bound: issue it or take it back first.';
  throw new DomainError('RENEWAL_ISSUED', detail, 409);
}

/** The term that follows a policy: it begins where that one ends. */
export const followingTerm = ({ endDate }: Pick<RenewablePolicy, 'endDate'>): Term => ({
  effectiveDate: endDate,
  endDate: addMonths(endDate, TERM_MONTHS),
});
