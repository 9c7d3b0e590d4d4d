import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const SERVICE = /dist\/services\/([a-z]+)\.cjs/;
const READY_MS = 60_000;
const POLL_MS = 50;

/** The services of a stack that run as processes of their own: name and pid. */
export function serviceProcesses(stackPid) {
  return children(stackPid).flatMap((pid) => {
    const name = SERVICE.exec(read(`/proc/${pid}/cmdline`))?.[1];
    return name ? [{ name, pid }] : [];
  });
}

/** The processes that a process started. */
function children(parent) {
  return fs
    .readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1]) === parent);
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Kills a process as a machine that loses its power would. */
export const kill = (pid, signal = 'SIGKILL') => process.kill(pid, signal);

/** Seconds until an address answers well again. */
export async function secondsUntilReady(url, send = fetch) {
  const startedAt = performance.now();
  for (const until = Date.now() + READY_MS; Date.now() < until; await sleep(POLL_MS)) {
    const answer = await send(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return (performance.now() - startedAt) / 1_000;
  }
  return Infinity;
}
