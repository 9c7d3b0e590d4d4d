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
  /** What was asked for already. */
  wish: VoidRequest | null;
}

/** What can be made void: a policy, or its cancellation. */
type Voiding = 'void' | 'voidCancel';

/** The first person asks; throws 409 where it was asked for already, or the status forbids it. */
export function askVoid(
  action: Voiding,
  { status, wish }: Voidable,
  { reason, by, now }: { reason: string; by: Person; now: Date },
): VoidRequest {
  policyStatusAfter(status, action);
  if (wish) {
    const detail = `${wish.askedByName} has asked for it: another person decides.`;
    throw new DomainError('VOID_ASKED_ALREADY', detail, 409);
  }
  return { reason, askedBy: by.id, askedByName: by.name, askedOn: now.toISOString() };
}

/** What is decided on; throws 409 where nobody has asked for it, or the status forbids what is approved. */
export function askedVoid(
  action: Voiding,
  { status, wish }: Voidable,
  approved: boolean,
): VoidRequest {
  if (approved) policyStatusAfter(status, action);
  if (wish) return wish;
  throw new DomainError('VOID_NOT_ASKED', 'Nobody has asked to make this void.', 409);
}
