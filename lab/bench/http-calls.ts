import fs from 'node:fs';
import { Agent, request } from 'undici';
import { spread } from './measure';

/** Calls under way at each address: the load of a process is the same, however many there are. */
const AT_ONCE = 8;
const ROUNDS = 5;
/** A process grows quicker for some ten thousand calls; that is not measured. */
const WARM_ROUNDS = 4;
const NS_PER_US = 1_000;

/**
 * Microseconds that the processes of each call spend on one, the calls taking turns: median, least
 * and most of the rounds. A call is `{ pids, urls, bodies, headers, count }`; several addresses are
 * called in turn.
 */
export async function takeTurns(calls) {
  const rounds = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  for (let round = 0; round < WARM_ROUNDS; round++) {
    for (const call of Object.values(calls)) await spend(call);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, call] of Object.entries(calls)) rounds[name].push(await spend(call));
  }
  return Object.fromEntries(Object.entries(rounds).map(([name, times]) => [name, spread(times)]));
}

/** Microseconds of processor time for one call; anything but 200 ends the run. */
export async function spend({ pids, urls, bodies, headers, count }) {
  const dispatcher = new Agent({ connections: AT_ONCE });
  const before = processorTime(pids);
  let next = 0;
  const worker = async () => {
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
export const processorTime = (pids) =>
  pids
    .flatMap((pid) => fs.readdirSync(`/proc/${pid}/task`).map((task) => [pid, task]))
    .reduce((sum, [pid, task]) => sum + ranOf(`/proc/${pid}/task/${task}/schedstat`), 0);

/** A thread may end between being listed and being read. */
function ranOf(file) {
  try {
    return Number(fs.readFileSync(file, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}
