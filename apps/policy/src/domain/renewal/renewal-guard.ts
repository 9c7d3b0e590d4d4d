import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { NonRenewal } from './end-of-term';

/** Throws 409 where a term is to end or to be taken back while its issued renewal stands (domain §5.13.10). */
export function checkUnrenewed({ hasRenewal }: { hasRenewal: boolean }): void {
  if (!hasRenewal) return;
  const detail = 'The renewal of this policy is issued: void that one first.';
  throw new DomainError('RENEWAL_ISSUED', detail, 409);
}

/** Throws 409 where a renewal is quoted or bound already: another is not made by itself. */
export function checkUnquoted(hasOpenRenewal: boolean): void {
  if (!hasOpenRenewal) return;
  throw new DomainError('RENEWAL_OPEN', 'A renewal of this policy is quoted or bound.', 409);
}

/** The policy that a binder renews. */
export interface RenewedTerm {
  policyNumber: string;
  status: PolicyStatus;
  endDate: PlainDate;
  renewalPolicyId: string | null;
  nonRenewal: NonRenewal | null;
  /** Its extended reporting, with the months that were bought. */
  reporting: { months: number | null } | null;
}

/** A renewal may follow one of these once nothing else stands against it. */
const FOLLOWED: readonly PolicyStatus[] = [
  ...(['ISSUED', 'IN FORCE', 'ACTIVE', 'EXPIRED'] as const),
  ...(['CANCEL REQUESTED', 'CANCEL PENDING'] as const),
];

const NOTICED: readonly PolicyStatus[] = ['CANCEL REQUESTED', 'CANCEL PENDING'];

/** The refusal of a renewal whose term is not there to be followed, or is followed already; null for none. */
export function renewalRefusal(
  binder: { id: string; effectiveDate: PlainDate },
  term: RenewedTerm,
): DomainError | null {
  const { policyNumber, status, endDate, renewalPolicyId, nonRenewal, reporting } = term;
  if (!FOLLOWED.includes(status)) {
    const detail = `Policy ${policyNumber} is ${status}: there is nothing to renew.`;
    return new DomainError('PARENT_ENDED', detail, 409);
  }
  if (renewalPolicyId !== null && renewalPolicyId !== binder.id) {
    const detail = `Policy ${policyNumber} has a renewal already.`;
    return new DomainError('RENEWED_ALREADY', detail, 409);
  }
  if (nonRenewal) {
    return new DomainError('NOT_RENEWED', `Policy ${policyNumber} is not renewed.`, 409);
  }
  if (reporting && reporting.months !== null) {
    const detail = `${reporting.months} months of extended reporting are bought of policy ${policyNumber}.`;
    return new DomainError('REPORTING_BOUGHT', detail, 409);
  }
  if (endDate === binder.effectiveDate) return null;
  const detail = `A renewal begins where policy ${policyNumber} ends, on ${endDate}.`;
  return new DomainError('RENEWAL_NOT_SEAMLESS', detail, 409);
}

/** The refusal of a renewal while the term that it follows may be cancelled; null where it runs on. */
export function noticedRefusal({ policyNumber, status }: RenewedTerm): DomainError | null {
  if (!NOTICED.includes(status)) return null;
  const detail = `Policy ${policyNumber} is ${status}: its renewal waits until that is decided.`;
  return new DomainError('PARENT_NOTICED', detail, 409);
}
