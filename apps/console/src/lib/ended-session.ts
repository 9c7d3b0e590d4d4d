import { createStore } from './store';
import type { TokenClaims } from './tokens';

/** Whose session ended while a page of theirs is open; null otherwise. */
export const endedStore = createStore<TokenClaims | null>(null);

/** Tokens of one person in one account: another account is another session in this browser. */
export const isSameSession = (one?: TokenClaims | null, other?: TokenClaims | null): boolean =>
  one?.sub === other?.sub && one?.accountId === other?.accountId;

/** Resolves when nobody's session is waited for any more: signed in again, or given up. */
export function signedInAgain(): Promise<void> {
  return new Promise((resolve) => {
    if (!endedStore.get()) return resolve();
    const stop = endedStore.subscribe(() => {
      if (endedStore.get()) return;
      stop();
      resolve();
    });
  });
}

let openPages = 0;

/** Whether a page of a signed-in person is open, which a sign-in over it would keep. */
export const hasOpenPage = (): boolean => openPages > 0;

/** Tells that such a page is open, until what it returns is called; `onLast` when none is any more. */
export function holdPage(onLast: () => void): () => void {
  openPages++;
  return () => {
    openPages--;
    if (openPages === 0) onLast();
  };
}
