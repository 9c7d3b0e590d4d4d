/** What a link or a guard tells the sign-in page (Spec 1 §2). */
export interface Arrival {
  existingUser?: boolean;
  existingUserForQuote?: boolean;
  existingAgentForQuote?: boolean;
  redirectUrl?: string;
  from?: { pathname: string; search?: string; hash?: string };
  /** Id of the person who was there when their session ended; nobody else is led back. */
  fromPerson?: string | null;
}

const AFTER_SIGN_IN = '/loading';

/** An address of this site as path, search and hash; null for any other, which is not followed. */
export function sameOriginPath(address: string | undefined, origin: string): string | null {
  if (!address) return null;
  try {
    const url = new URL(address, origin);
    if (url.origin !== origin) return null;
    // Two leading slashes would be read as another host.
    return `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`;
  } catch {
    return null;
  }
}

/** Where a sign-in leads: the redirect address, else where the person came from, else /loading. */
export function targetOf(
  { redirectUrl, from, fromPerson }: Arrival,
  origin: string,
  person: string | null,
): string {
  const isOwn = !fromPerson || fromPerson === person;
  const kept = from && isOwn ? `${from.pathname}${from.search ?? ''}${from.hash ?? ''}` : undefined;
  return sameOriginPath(redirectUrl, origin) ?? sameOriginPath(kept, origin) ?? AFTER_SIGN_IN;
}

/** Why the person must sign in, for the line above the form. */
export function arrivalReason(arrival: Arrival): string | null {
  if (arrival.existingUserForQuote) return 'common:login.existingUserForQuote';
  if (arrival.existingAgentForQuote) return 'common:login.existingAgentForQuote';
  return arrival.existingUser ? 'common:login.existingUser' : null;
}
