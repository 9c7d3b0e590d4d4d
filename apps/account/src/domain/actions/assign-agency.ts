import { DomainError } from '@palisade/kernel';

/** Who serves an account. */
export interface Served {
  agencyId: string | null;
  /** The person of the agency; null while it is the whole agency. */
  userId: string | null;
}

/** Refuses to take an account away from another agency or another of its agents (Spec 1 §8). */
export function checkAssignable(known: Served, wanted: Served): void {
  if (known.agencyId === null) return;
  if (known.agencyId !== wanted.agencyId) {
    const detail = 'The Client is already associated with another Agency/Brokerage!';
    throw new DomainError('LINKED_TO_OTHER_AGENCY', detail, 409);
  }
  if (known.userId && wanted.userId && known.userId !== wanted.userId) {
    const detail =
      'This Client is already associated with someone else within your Agency/Brokerage!';
    throw new DomainError('LINKED_TO_OTHER_AGENT', detail, 409);
  }
}

/** What is known of the teams that could take care of an account. */
export interface TeamChoice {
  /** What was asked for; undefined when nothing was. */
  asked: readonly string[] | undefined;
  /** Those that have it already, when the agency stays the same. */
  kept: readonly string[];
  /** Those of the agent. */
  ofAgent: readonly string[];
  /** The default team of the agency. */
  fallback: readonly string[];
}

/** The teams that get an account: the first answer that names any. */
export function teamsFor({ asked, kept, ofAgent, fallback }: TeamChoice): string[] {
  if (asked?.length) return [...new Set(asked)];
  return [...([kept, ofAgent, fallback].find(({ length }) => length > 0) ?? [])];
}
