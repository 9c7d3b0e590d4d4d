import type { Tokens } from './tokens';

type Message =
  | { type: 'ask' }
  | { type: 'tokens'; tokens: Tokens; replaced: string | null }
  | { type: 'signed-out'; subject: string };

interface Listeners {
  /** Tokens of another tab, and the refresh token that they replace when they are a renewal. */
  onTokens: (tokens: Tokens, replaced: string | null) => void;
  onSignedOut: (subject: string) => void;
  held: () => Tokens | null;
}

const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('palisade.session');

const post = (message: Message): void => channel?.postMessage(message);

/** Lets the tabs of one browser share a session: tokens are kept by tab, each tab asks the others. */
export function listenToOtherTabs({ onTokens, onSignedOut, held }: Listeners): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'tokens') onTokens(data.tokens, data.replaced);
    if (data.type === 'signed-out') onSignedOut(data.subject);
    const tokens = data.type === 'ask' ? held() : null;
    if (tokens) post({ type: 'tokens', tokens: bare(tokens), replaced: null });
  });
}

const bare = ({ accessToken, refreshToken }: Tokens): Tokens => ({ accessToken, refreshToken });

export const postRenewal = (tokens: Tokens, replaced: string): void =>
  post({ type: 'tokens', tokens: bare(tokens), replaced });

export const postSignedOut = (subject: string): void => post({ type: 'signed-out', subject });

/** The first tokens from another tab that pass the test, or null after the wait. */
export function askOtherTabs(
  isWanted: (tokens: Tokens) => boolean,
  waitMs: number,
): Promise<Tokens | null> {
  return new Promise((resolve) => {
    if (!channel) return resolve(null);
    const end = (tokens: Tokens | null) => {
      clearTimeout(timer);
      channel.removeEventListener('message', onMessage);
      resolve(tokens);
    };
    const onMessage = ({ data }: MessageEvent<Message>) => {
      if (data.type === 'tokens' && isWanted(data.tokens)) end(data.tokens);
    };
    const timer = setTimeout(() => end(null), waitMs);
    channel.addEventListener('message', onMessage);
    post({ type: 'ask' });
  });
}

/** Runs work while no other tab runs work of that name; locks exist only in a secure context. */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : work();
}
