import { DomainError } from '@palisade/kernel';

/** Life of a signature request: OPEN until it is signed or taken back. */
export type SignatureStatus = 'OPEN' | 'SIGNED' | 'WITHDRAWN';

/** Throws 409 unless the application can be signed now. */
export function checkSignable(
  { status, expires }: { status: SignatureStatus; expires: Date },
  now: Date,
): void {
  if (status === 'SIGNED') throw refused('The application is signed already.');
  if (status === 'WITHDRAWN' || expires <= now) {
    throw refused('The application can no longer be signed. Ask your agent for a new one.');
  }
}

const refused = (detail: string): DomainError => new DomainError('NOT_SIGNABLE', detail, 409);
