/** What is known of a refresh token that somebody presents. */
export interface PresentedToken {
  expires: Date;
  /** When it was exchanged, null when it was not yet. */
  used: Date | null;
  /** When its session ended, null while it lives. */
  sessionEnded: Date | null;
  /** The person and the organisation are switched on and not removed. */
  isActive: boolean;
}

/** How long a second tab may present a token that the first has just exchanged. */
export const GRACE_MS = 10_000;

/**
 * `rotate`: give the next token. `revoke`: the token was stolen or copied, all sessions of the
 * person end. `refuse`: the session is over.
 */
export type Rotation = 'rotate' | 'revoke' | 'refuse';

export function rotate(token: PresentedToken, now: Date): Rotation {
  if (token.sessionEnded || !token.isActive || token.expires <= now) return 'refuse';
  if (!token.used) return 'rotate';
  return now.getTime() - token.used.getTime() <= GRACE_MS ? 'rotate' : 'revoke';
}
