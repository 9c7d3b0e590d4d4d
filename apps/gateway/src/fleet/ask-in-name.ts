import type { ServiceName, Upstreams } from '@palisade/platform';
import { awakeTimeout } from '@palisade/platform';

/** Who waits for several services does not wait longer for one. */
const TIMEOUT_MS = 1_500;

/** A refusal stays one however often it is asked; a service that is busy or broken is asked again. */
const isOfTheCaller = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

/** What a service answers to a caller; undefined when it refuses. Throws when it does not answer. */
export async function askInName<T>(
  upstreams: Upstreams,
  { service, path, authorization }: { service: ServiceName; path: string; authorization: string },
): Promise<T | undefined> {
  const init = { headers: { authorization }, signal: awakeTimeout(TIMEOUT_MS) };
  const answer = await upstreams.fetch(service, path, init);
  if (answer.ok) return (await answer.json()) as T;
  if (isOfTheCaller(answer.status)) return undefined;
  throw new Error(`${service} answered ${answer.status} to ${path}.`);
}
