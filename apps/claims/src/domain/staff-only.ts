import type { AccountType } from '@palisade/kernel';
import { DomainError, isStaff } from '@palisade/kernel';

/** Throws 403 for who is not of the provider: what is told is of the claims of everybody. */
export function assertStaff(actor: { accountType: AccountType }): void {
  if (isStaff(actor)) return;
  throw new DomainError('FORBIDDEN', 'This is for the claims staff.', 403);
}

/** Throws 403 for who is no vendor: each writes its own work alone. */
export function assertVendor(actor: { accountType: AccountType }): void {
  if (actor.accountType === 'VENDOR') return;
  throw new DomainError('FORBIDDEN', 'This is for the vendors of a claim.', 403);
}
