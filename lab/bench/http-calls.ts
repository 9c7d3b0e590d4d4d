import fs from 'node:fs';
import { Agent, request } from 'undici';
import type { Spread } from './measure';
import { inTurns } from './measure';

/** Calls under way at each address: the load of a process is the same, however many there are. */
const AT_ONCE = 8;
const ROUNDS = 5;
/** A process grows quicker for some ten thousand calls; that is not measured. */
const WARM_ROUNDS = 4;
const NS_PER_US = 1_000;

/** Calls of one kind: several addresses are called in turn. */
export interface Calls {
  pids: readonly number[];
  urls: readonly string[];
  bodies: readonly string[];
  headers: Record<string, string>;
  count: number;
}

/**
 * Microseconds that the processes of each call spend on one, the calls taking turns: median, least
 * and most of the rounds.
 */
export async function takeTurns<Name extends string>(
  calls: Record<Name, Calls>,
): Promise<Record<Name, Spread>> {
  await inTurns(calls, WARM_ROUNDS, spend);
  return inTurns(calls, ROUNDS, spend);
}

/** Microseconds of processor time for one call; anything but 200 ends the run. */
export async function spend({ pids, urls, bodies, headers, count }: Calls): Promise<number> {
  const dispatcher = new Agent({ connections: AT_ONCE });
  const before = processorTime(pids);
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const at = next++;
      const [url, body] = [urls[at % urls.length], bodies[at % bodies.length]];
      const answer = await request(url, { method: 'POST', headers, body, dispatcher });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE * urls.length }, worker));
  await dispatcher.close();
  return (processorTime(pids) - before) / NS_PER_US / count;
}

/** Nanoseconds that all threads of some processes have run. */
export const processorTime = (pids: readonly number[]): number =>
  pids
    .flatMap((pid) =>
      fs.readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}`),
    )
    .reduce((sum, folder) => sum + ranOf(`${folder}/schedstat`), 0);

/** A thread may end between being listed and being read. */
function ranOf(file: string): number {
  try {
    return Number(fs.readFileSync(file, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}
