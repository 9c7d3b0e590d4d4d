import type { Person } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { PolicyStatus } from '@palisade/contracts';
import { policyStatusAfter } from './policy-status';

/** The wish of one person to void a policy, which another one decides on. */
export interface VoidRequest {
  reason: string;
  askedBy: string;
  askedByName: string;
  askedOn: string;
}

interface Voidable {
  status: PolicyStatus;
  voidRequest: VoidRequest | null;
}

/** The first person asks; throws 409 where it was asked for already, or the status forbids it. */
export function askVoid(
  { status, voidRequest }: Voidable,
  reason: string,
  { by, now }: { by: Person; now: Date },
): VoidRequest {
  policyStatusAfter(status, 'void');
  if (voidRequest) {
    const detail = `${voidRequest.askedByName} has asked for it: another person decides.`;
    throw new DomainError('VOID_ASKED_ALREADY', detail, 409);
  }
  return { reason, askedBy: by.id, askedByName: by.name, askedOn: now.toISOString() };
}

/** What is decided on; throws 409 where nobody has asked for it, or the status forbids what is approved. */
export function askedVoid({ status, voidRequest }: Voidable, approved: boolean): VoidRequest {
  if (approved) policyStatusAfter(status, 'void');
  if (voidRequest) return voidRequest;
  throw new DomainError('VOID_NOT_ASKED', 'Nobody has asked to void this policy.', 409);
}
