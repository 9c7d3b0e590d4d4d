import { DomainError } from '@palisade/kernel';

/** The names that a policy may bear: its own, and that of its client. */
interface KnownNames {
  companyName: string;
  /** As account has it, where two people have changed it; null where it was not told. */
  clientName: string | null;
}

/**
 * Design §10.1: two people rename an insured, which is done on the client; the policy follows by its
 * next revision. Throws 409 for any other name.
 */
export function checkNamedInsured(wanted: string, { companyName, clientName }: KnownNames): void {
  if (wanted === companyName || wanted === clientName) return;
  const detail =
    'This is not the name of the client: ask for another name there, which another person approves.';
  throw new DomainError('RENAME_NEEDS_TWO', detail, 409, [
    { pointer: '/changes/companyName', detail },
  ]);
}
