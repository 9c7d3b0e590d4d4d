const KEY = 'palisade.ssoState';

/** Remembers in this tab which attempt it began, so that nobody else's can be slipped into it. */
export function keepSsoState(loginUrl: string): void {
  sessionStorage.setItem(KEY, new URL(loginUrl).searchParams.get('state') ?? '');
}

/** Whether this tab began the attempt; it ends with the question. */
export function takeSsoState(state: string): boolean {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept !== null && kept === state;
}
