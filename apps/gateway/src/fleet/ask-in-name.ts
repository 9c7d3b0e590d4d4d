import type { ServiceName, Upstreams } from '@palisade/platform';
import { awakeTimeout } from '@palisade/platform';

/** Who waits for several services does not wait longer for one. */
const TIMEOUT_MS = 1_500;

/** What a service answers to a caller; undefined when it refuses. Throws when it does not answer. */
export async function askInName<T>(
  upstreams: Upstreams,
  { service, path, authorization }: { service: ServiceName; path: string; authorization: string },
): Promise<T | undefined> {
  const init = { headers: { authorization }, signal: awakeTimeout(TIMEOUT_MS) };
  const answer = await upstreams.fetch(service, path, init);
  return answer.ok ? ((await answer.json()) as T) : undefined;
}
