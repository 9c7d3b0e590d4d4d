import { DomainError } from '@palisade/kernel';

/** Whom an account belongs to. */
export interface AccountLink {
  agencyId: string | null;
  userId: string | null;
}

/** Refuses to take an account away from another agency or another of its agents (Spec 1 §8). */
export function checkLink(known: AccountLink | null, wanted: AccountLink): void {
  if (known?.agencyId && known.agencyId !== wanted.agencyId) {
    const detail = 'The Client is already associated with another Agency/Brokerage!';
    throw new DomainError('LINKED_TO_OTHER_AGENCY', detail, 409);
  }
  if (known?.agencyId && known.userId && wanted.userId && known.userId !== wanted.userId) {
    const detail =
      'This Client is already associated with someone else within your Agency/Brokerage!';
    throw new DomainError('LINKED_TO_OTHER_AGENT', detail, 409);
  }
}
