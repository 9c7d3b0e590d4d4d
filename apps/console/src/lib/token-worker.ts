/// <reference lib="webworker" />

/** Sent to the worker: when the access token ends (in seconds), or what to exchange now. */
export type TokenWorkerRequest =
  | { type: 'watch'; expires: number }
  | { type: 'exchange'; accessToken: string; refreshToken: string; expires: number };

/** Sent by the worker; a refused exchange ends the session, an unreachable server does not. */
export type TokenWorkerAnswer =
  | { type: 'due' }
  | { type: 'renewed'; accessToken: string; refreshToken: string; expires: number }
  | { type: 'refused' }
  | { type: 'unreachable' };

declare const self: DedicatedWorkerGlobalScope;

// The exchange starts this long before the end, so that no call meets an ended token.
const LEAD_SECONDS = 60;
let timer: ReturnType<typeof setTimeout> | undefined;

const answer = (message: TokenWorkerAnswer): void => self.postMessage(message);

function watch(expires: number): void {
  clearTimeout(timer);
  const leftMs = expires * 1000 - Date.now();
  timer = setTimeout(
    () => answer({ type: 'due' }),
    Math.max(leftMs - LEAD_SECONDS * 1000, leftMs / 2, 1000),
  );
}

function expiryOf(accessToken: string): number {
  const payload = (accessToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  return (JSON.parse(atob(payload)) as { exp: number }).exp;
}

async function exchange(refreshToken: string): Promise<TokenWorkerAnswer> {
  const response = await fetch('/api/auth/v1/access', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  if (response.status >= 500 || response.status === 429) return { type: 'unreachable' };
  if (!response.ok) return { type: 'refused' };
  const tokens = (await response.json()) as { accessToken: string; refreshToken: string };
  return { type: 'renewed', ...tokens, expires: expiryOf(tokens.accessToken) };
}

self.addEventListener('message', ({ data }: MessageEvent<TokenWorkerRequest>) => {
  if (data.type === 'watch') watch(data.expires);
  else exchange(data.refreshToken).then(answer, () => answer({ type: 'unreachable' }));
});
