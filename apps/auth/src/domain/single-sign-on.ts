import { DomainError } from '@palisade/kernel';
import type { RoleDefinition } from './roles/role';

/** How long a person may take at the identity provider. */
export const SSO_ATTEMPT_MS = 10 * 60_000;

/** What comes back with a person from the identity provider, sealed by us. */
export interface SsoAttempt {
  organizationId: string;
  verifier: string;
  nonce: string;
  expires: number;
}

/** What an identity provider says of a person. */
export interface SsoIdentity {
  readonly [claim: string]: unknown;
  email?: unknown;
  email_verified?: unknown;
}

/** The refusal of anybody whom single sign-on does not let in; it does not say why. */
export const ssoRefused = (): DomainError =>
  new DomainError('SSO_REFUSED', 'Single sign-on did not let you in. Please try again.', 401);

/** Refuses an attempt that took too long. */
export function checkAttempt({ expires }: SsoAttempt, now: Date): void {
  if (expires <= now.getTime()) throw ssoRefused();
}

/** The address that a provider vouches for, in lower case; an unproven address is none. */
export function provenEmail({ email, email_verified }: SsoIdentity): string {
  if (typeof email !== 'string' || email_verified !== true) throw ssoRefused();
  return email.toLowerCase();
}

/** Providers are reached over TLS alone, but for development and tests. */
export function checkIssuer(issuer: string, isProduction: boolean): void {
  if (!isProduction || new URL(issuer).protocol === 'https:') return;
  const detail = 'The issuer must be an https address.';
  throw new DomainError('INVALID_ISSUER', detail, 400, [{ pointer: '/issuer', detail }]);
}

/**
 * Who names an identity provider can have it vouch for anybody of the organisation, so that is for
 * those alone who may do everything anyway.
 */
export const isSettingsKeeper = (
  role: Pick<RoleDefinition, 'accountType' | 'name'> | null,
): boolean => role?.accountType === 'COWBELL' && role.name === 'Super Admin';

/** Refuses whoever may not set single sign-on. */
export function checkSettingsKeeper(role: Parameters<typeof isSettingsKeeper>[0]): void {
  if (isSettingsKeeper(role)) return;
  throw new DomainError('FORBIDDEN', 'Only a Super Admin may set single sign-on.', 403);
}
