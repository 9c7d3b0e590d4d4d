import { scrubbedCrash } from '@palisade/kernel';
import { api } from './api';
import { readConsent } from './cookie-consent';
import { environmentQuery } from './environment';
import { ApiError } from './problem';
import { queryClient } from './query-client';
import { SubmitKeys } from './submit-key';
import { withKey } from './with-key';

/** What a crash says: of a failed call which it was, for its sentence may name somebody. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) {
    const { pathname } = new URL(error.url, location.origin);
    return `${error.name}: ${error.method} ${error.status} ${error.problem.code ?? ''} ${pathname}`;
  }
  return error instanceof Error ? `${error.name}: ${error.message}` : 'Thrown without an error';
}

/** The name of the first script, which changes with what is in it. */
function loadedVersion(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script?.src.split('/').at(-1)?.split('?')[0] || 'unknown';
}

/**
 * Tells staff that a page broke, once the reader has accepted what the cookie bar asks. Spec 1 §9: in
 * production alone, and there every crash.
 */
export async function reportCrash(error: unknown): Promise<void> {
  const isProduction = queryClient.getQueryData(environmentQuery.queryKey)?.prod ?? false;
  if (!isProduction || readConsent(Date.now()) !== true) return;
  const body = scrubbedCrash({
    message: messageOf(error),
    place: location.pathname,
    version: loadedVersion(),
    frames: error instanceof Error ? (error.stack ?? '').split('\n') : [],
  });
  // Whoever reads the error page has trouble enough.
  await api.gateway
    .POST('/api/ops/v1/crashes', { body, headers: withKey(new SubmitKeys().keyFor(body)) })
    .catch(() => undefined);
}
