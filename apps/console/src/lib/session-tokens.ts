import { resetClientStore, updateClientStore } from './client-store';
import { CONSENT_KEYS } from './cookie-consent';
import { forgetDraftsOfOthers } from './drafts';
import { endedStore, hasOpenPage, isSameSession } from './ended-session';
import { i18n } from './i18n';
import { forgetPersonalQueries } from './personal-queries';
import { queryClient } from './query-client';
import {
  askOtherTabs,
  listenToOtherTabs,
  postSignedOut,
  postRenewal,
  withTabLock,
} from './session-channel';
import { snackbar } from './snackbar';
import type { TokenWorkerAnswer, TokenWorkerRequest } from './token-worker';
import {
  clearTokens,
  decodeToken,
  isRemembered,
  readStoredTokens,
  REMEMBERED_KEY,
  storedRefreshToken,
  storeTokens,
  tokenStore,
  type ActiveTokens,
  type Tokens,
} from './tokens';

// Tells a new tab that another tab may hold a session; holds no secret.
const SIGNED_IN_KEY = 'palisade.signedIn';
const ASK_WAIT_MS = 300;

let lastSubject: string | null = null;

let worker: Worker | null = null;
let running: Promise<boolean> | null = null;

function tokenWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./token-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<TokenWorkerAnswer>) => {
    if (data.type === 'due') void refreshSession();
  });
  return worker;
}

const tell = (request: TokenWorkerRequest): void => tokenWorker().postMessage(request);

function watchExpiry(): void {
  const active = tokenStore.get();
  if (active) tell({ type: 'watch', expires: active.claims.exp });
}

/** Whose session ended last in this tab, so that the place they left is not led to by others. */
export const endedSubject = (): string | null => lastSubject;

/** Makes these tokens the session of this tab. */
export function startSession(tokens: Tokens, remember?: boolean): void {
  const next = decodeToken(tokens.accessToken);
  const ended = endedStore.get();
  const isOther = !isSameSession(next, tokenStore.get()?.claims ?? ended);
  if (isOther) forgetPersonalQueries(queryClient);
  storeTokens(tokens, remember);
  const claims = tokenStore.get()?.claims;
  if (!claims) return;
  localStorage.setItem(SIGNED_IN_KEY, claims.sub);
  updateClientStore({ scopes: claims.scopes });
  forgetDraftsOfOthers(claims.sub);
  snackbar.dismiss(sessionExpired());
  watchExpiry();
  // What stands on the page of another session is theirs.
  if (ended && isOther) location.assign('/loading');
  else endedStore.set(null);
}

/** Brings back the session of a reloaded tab, or that of another tab of this browser. */
export async function restoreSession(): Promise<void> {
  listenToOtherTabs({
    held: () => tokenStore.get(),
    onTokens: adopt,
    onSignedOut: (subject) => {
      if (tokenStore.get()?.claims.sub === subject) location.assign('/logout');
    },
  });
  const stored = readStoredTokens(Date.now());
  if (stored) {
    tokenStore.set(stored);
    watchExpiry();
  } else if (localStorage.getItem(SIGNED_IN_KEY)) {
    const tokens = await askOtherTabs(isLive, ASK_WAIT_MS);
    if (tokens) startSession(tokens);
    // A tab that slept past the end of its access token; a remembered device asks on /login.
    else if (storedRefreshToken() && !isRemembered()) await refreshSession();
  }
}

const isLive = ({ accessToken }: Tokens): boolean =>
  (decodeToken(accessToken)?.exp ?? 0) * 1000 > Date.now();

function isNewer({ accessToken }: Tokens): boolean {
  const [held, offered] = [tokenStore.get()?.claims, decodeToken(accessToken)];
  return !!held && !!offered && isSameSession(offered, held) && offered.exp > held.exp;
}

/** Follows a renewal of another tab; two within a second end alike, hence the look at the chain. */
function adopt(tokens: Tokens, replaced: string | null): void {
  const isNextOfOurs = replaced !== null && replaced === tokenStore.get()?.refreshToken;
  if (isNextOfOurs || isNewer(tokens)) startSession(tokens);
}

/** Renews the tokens once for all callers of all tabs; false when the session could not go on. */
export function refreshSession(): Promise<boolean> {
  const wanted = storedRefreshToken();
  running ??= withTabLock('palisade.refresh', () => exchange(wanted)).finally(() => {
    running = null;
  });
  return running;
}

async function exchange(wanted: string | null): Promise<boolean> {
  // While this tab waited for the lock, another may have renewed the session; a refresh token
  // works only once. Its message is here at the latest when the others have answered.
  await askOtherTabs(isNewer, ASK_WAIT_MS / 3);
  const refreshToken = storedRefreshToken();
  if (!refreshToken) return false;
  const active = tokenStore.get();
  if (refreshToken !== wanted && active) return true;
  const answer = await exchangeInWorker({
    type: 'exchange',
    accessToken: active?.accessToken ?? '',
    refreshToken,
    expires: active?.claims.exp ?? 0,
  });
  if (answer.type === 'renewed') {
    startSession(answer);
    postRenewal(answer, refreshToken);
    return true;
  }
  if (answer.type === 'refused') endSession(active);
  return false;
}

function exchangeInWorker(request: TokenWorkerRequest): Promise<TokenWorkerAnswer> {
  return new Promise((resolve) => {
    const onMessage = ({ data }: MessageEvent<TokenWorkerAnswer>) => {
      if (data.type === 'due') return;
      tokenWorker().removeEventListener('message', onMessage);
      resolve(data);
    };
    tokenWorker().addEventListener('message', onMessage);
    tell(request);
  });
}

/**
 * The session is over without the person's doing: a page of theirs stays for them to sign in over it;
 * where none is open, the guard asks for a new sign-in.
 */
function endSession(active: ActiveTokens | null): void {
  lastSubject = active?.claims.sub ?? localStorage.getItem(SIGNED_IN_KEY);
  const isKept = active !== null && hasOpenPage();
  if (isKept) endedStore.set(active.claims);
  else forgetPersonalQueries(queryClient);
  clearTokens();
  localStorage.removeItem(SIGNED_IN_KEY);
  localStorage.removeItem(REMEMBERED_KEY);
  updateClientStore({ user: null, account: null, scopes: [] });
  if (active && !isKept) tellExpired();
}

/** Nobody comes back to the page of a session that ended. */
export function giveUpEndedSession(): void {
  if (!endedStore.get()) return;
  forgetPersonalQueries(queryClient);
  endedStore.set(null);
  tellExpired();
}

const tellExpired = () => snackbar.error(sessionExpired().text, { durationMs: null });

const sessionExpired = () =>
  ({ type: 'error', text: i18n.t('common:error.sessionExpired') }) as const;

/** Ends the session here and on the server. */
export function signOut(): void {
  const active = tokenStore.get();
  // A remembered device keeps its refresh token, so the server must go on accepting it.
  if (active && !isRemembered()) void revoke(active);
  forgetSession();
}

async function revoke({ accessToken, refreshToken }: Tokens): Promise<void> {
  // Not awaited by anybody: the person is signed out here whether or not the server hears of it.
  await fetch('/api/auth/v1/logout', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ refreshToken }),
  }).catch(() => undefined);
}

/**
 * Forgets the person in this browser; of the storage only a remembered device stays, or else the
 * choice about cookies (Spec 1 §2).
 */
function forgetSession(): void {
  const subject = tokenStore.get()?.claims.sub;
  const kept = (isRemembered() ? [REMEMBERED_KEY] : CONSENT_KEYS).map(
    (key) => [key, localStorage.getItem(key)] as const,
  );
  lastSubject = subject ?? lastSubject;
  clearTokens();
  forgetPersonalQueries(queryClient);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
  resetClientStore();
  endedStore.set(null);
  if (subject) postSignedOut(subject);
}
