import type { AccountType, CodeHolder, Person } from '@palisade/kernel';
import { isConfined } from '@palisade/kernel';

/** Who makes a call, as its verified token says. */
export interface Actor extends CodeHolder {
  userId: string;
  name: string;
  /** Organisation acted in. */
  organizationId: string;
  accountType: AccountType;
  /** Account type that the person belongs to; differs from `accountType` when jumped. */
  subscriberType: AccountType;
  roleId: string;
  /** The only permissions of the role that the token was asked for; absent for all of them. */
  onlyPermissions?: string[];
  teamIds: string[];
  /** The role sees the rows of all teams of its organisation. */
  seesAllTeams: boolean;
  scopes: string[];
  /** The organisation asks for a second factor that the person has not set up yet. */
  mustSetUpMfa?: boolean;
  /** The API key that calls; absent for people and services. */
  apiClientId?: string;
  /** Who was shown the secret of that key; null where nobody knows. */
  keyHolder?: Person | null;
  /** The session that the token belongs to; absent for callers without one. */
  sessionId?: string;
  /** Id of the token, for revocation and records. */
  tokenId: string;
  /** When the token was issued and when it ends, in milliseconds since 1970. */
  issuedMs: number;
  expiresMs: number;
}

/** Stands for the platform itself where a token must name somebody. */
export const PROVIDER_ID = '00000000-0000-7000-8000-000000000000';

/** Whether a service calls in its own name. */
export const isService = ({ userId }: Pick<Actor, 'userId'>): boolean => userId === PROVIDER_ID;

/** Whether somebody has signed in: no key, no mailed code and no service calls. */
export const isPerson = (actor: Actor): boolean =>
  !actor.apiClientId && !isService(actor) && !isConfined(actor);

/**
 * The person who answers for a call: who has signed in, in whatever account, or who holds the secret of
 * the key; null for a mailed code, a service, and a key of which nobody knows.
 */
export function personBehind(actor: Actor): Person | null {
  if (isPerson(actor)) return { id: actor.userId, name: actor.name };
  return (actor.apiClientId && actor.keyHolder) || null;
}
