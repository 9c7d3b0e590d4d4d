import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Their answers are secrets, which are told once: they are simply asked for again. */
const UNKEYED = /\/api\/auth\/v1\/(login|access|wf\/token)|\/portal\//;
const PAUSE_MS = 250;

/**
 * `fetch` as a careful client does it: every write carries an Idempotency-Key, and is sent again
 * with the same key as long as nobody answers for sure. `counts` hears how often that was needed.
 */
export function patientFetch<Url>(
  send: (url: Url, options: RequestInit) => Promise<Response>,
  { limitMs = 60_000, counts = { retries: 0, calls: 0 } } = {},
) {
  return async (url: Url, options: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(options.headers);
    const isWrite = WRITES.includes(options.method ?? 'GET');
    if (isWrite && !UNKEYED.test(String(url)) && !headers.has('idempotency-key')) {
      headers.set('idempotency-key', randomUUID());
    }
    counts.calls += 1;
    for (const until = Date.now() + limitMs; ; counts.retries += 1) {
      const answer = await send(url, { ...options, headers }).catch((error: unknown) => error);
      if (answer instanceof Response && !(await isUnsure(answer))) return answer;
      if (Date.now() > until) {
        if (answer instanceof Response) return answer;
        throw answer;
      }
      await sleep(PAUSE_MS);
    }
  };
}

async function isUnsure(answer: Response): Promise<boolean> {
  if ([502, 503, 504].includes(answer.status)) return true;
  if (answer.status !== 409) return false;
  const { code } = (await answer.clone().json()) as { code: string };
  return code === 'REQUEST_UNDER_WAY';
}
