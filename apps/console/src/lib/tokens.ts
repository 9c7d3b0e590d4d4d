import { createStore } from './store';

/** What the console reads from an access token (Spec 1 §3). */
export interface TokenClaims {
  sub: string;
  accountId: string;
  accountType: string;
  subscriberType: string;
  /** The organisation that the person belongs to; another one after a jump or a switch. */
  subscriberId: string;
  tokenType: string;
  realm: string;
  scopes: string[];
  roleId: string;
  teamIds: string[];
  name: string;
  exp: number;
  iat: number;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface ActiveTokens extends Tokens {
  claims: TokenClaims;
}

const ACCESS_KEY = 'palisade.accessToken';
const REFRESH_KEY = 'palisade.refreshToken';

/** The one entry that a sign-out keeps: the refresh token of a remembered device. */
export const REMEMBERED_KEY = 'palisade.rememberedDevice';

/** The signed-in person's tokens in this tab; null when nobody is signed in. */
export const tokenStore = createStore<ActiveTokens | null>(null);

export function decodeToken(token: string): TokenClaims | null {
  try {
    const part = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
      character.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as TokenClaims;
  } catch {
    return null;
  }
}

/** Seconds until the token ends; negative once it has ended. */
export const secondsLeft = (claims: Pick<TokenClaims, 'exp'>, nowMs: number): number =>
  claims.exp - nowMs / 1000;

export const isRemembered = (): boolean => localStorage.getItem(REMEMBERED_KEY) !== null;

export const storedRefreshToken = (): string | null =>
  sessionStorage.getItem(REFRESH_KEY) ?? localStorage.getItem(REMEMBERED_KEY);

/** Whether a token is for an account that the person has entered. */
const hasEntered = ({ accountId, subscriberId }: TokenClaims): boolean =>
  accountId !== subscriberId;

/** Keeps tokens where Spec 1 §3 says: the refresh token of a remembered device survives the tab. */
export function storeTokens(tokens: Tokens, remember = isRemembered()): void {
  const claims = decodeToken(tokens.accessToken);
  if (!claims) return clearTokens();
  sessionStorage.setItem(ACCESS_KEY, tokens.accessToken);
  if (hasEntered(claims)) {
    // What a device remembers is the person's own session, never the one in another account.
    sessionStorage.setItem(REFRESH_KEY, tokens.refreshToken);
  } else if (remember) {
    localStorage.setItem(REMEMBERED_KEY, tokens.refreshToken);
    sessionStorage.removeItem(REFRESH_KEY);
  } else {
    localStorage.removeItem(REMEMBERED_KEY);
    sessionStorage.setItem(REFRESH_KEY, tokens.refreshToken);
  }
  tokenStore.set({ ...tokens, claims });
}

export function clearTokens(): void {
  sessionStorage.removeItem(ACCESS_KEY);
  sessionStorage.removeItem(REFRESH_KEY);
  tokenStore.set(null);
}

/** Takes over what a reload of this tab left behind; an ended access token counts as none. */
export function readStoredTokens(nowMs: number): ActiveTokens | null {
  const accessToken = sessionStorage.getItem(ACCESS_KEY);
  const refreshToken = storedRefreshToken();
  const claims = accessToken ? decodeToken(accessToken) : null;
  if (!accessToken || !refreshToken || !claims || secondsLeft(claims, nowMs) <= 0) return null;
  return { accessToken, refreshToken, claims };
}
