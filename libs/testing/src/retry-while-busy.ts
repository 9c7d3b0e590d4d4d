import type { Answer } from './test-caller';

const BUSY = 503;
const WAIT_MS = 200;
const LIMIT_MS = 20_000;

/** Makes a call, again while the service is too busy for it, as a client does that is told to retry. */
export async function retryWhileBusy<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const until = Date.now() + LIMIT_MS;
  for (;;) {
    const answer = await call();
    if (answer.status !== BUSY || Date.now() > until) return answer;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}
