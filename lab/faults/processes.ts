import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const SERVICE = /dist\/services\/([a-z]+)\.cjs/;
const READY_MS = 60_000;
const POLL_MS = 50;

/** A service that runs as a process of its own. */
export interface ServiceProcess {
  name: string;
  pid: number;
}

/** Those of a stack. */
export function serviceProcesses(stackPid: number | undefined): ServiceProcess[] {
  return children(stackPid).flatMap((pid) => {
    const name = SERVICE.exec(read(`/proc/${pid}/cmdline`))?.[1];
    return name ? [{ name, pid }] : [];
  });
}

/** The processes that a process started. */
function children(parent: number | undefined): number[] {
  return fs
    .readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1]) === parent);
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Kills a process as a machine that loses its power would. */
export const kill = (pid: number, signal: NodeJS.Signals = 'SIGKILL'): boolean =>
  process.kill(pid, signal);

/** Seconds until an address answers well again. */
export async function secondsUntilReady(url: string, send = fetch): Promise<number> {
  const startedAt = performance.now();
  for (const until = Date.now() + READY_MS; Date.now() < until; await sleep(POLL_MS)) {
    const answer = await send(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return (performance.now() - startedAt) / 1_000;
  }
  return Infinity;
}
