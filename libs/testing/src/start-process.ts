import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from './eventually';

const START_MS = 30_000;
/** A service that is being started may take a call and not answer it. */
const ANSWER_MS = 2_000;
const STOP_MS = 10_000;

/** A service in a process of its own. */
export interface StartedProcess {
  /** By which signal it ended, once it has. */
  signal(): Promise<NodeJS.Signals | null>;
  /** Ends it, in order where it lets itself be: at the latest after ten seconds. */
  stop(): Promise<void>;
}

/**
 * Starts a built service and waits until it is ready. One that ends before or is late is ended, so that
 * it outlives no test, and the start fails.
 * @param program its file
 * @param env all of its environment
 * @param url where it is to answer
 */
export async function startProcess(
  program: string,
  env: NodeJS.ProcessEnv,
  url: string,
  startMs = START_MS,
): Promise<StartedProcess> {
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit').then(() => child.signalCode);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (hasEnded()) return;
    child.kill('SIGTERM');
    await Promise.race([exited, sleep(STOP_MS, undefined, { ref: false })]);
    if (!hasEnded()) child.kill('SIGKILL');
    await exited;
  };
  const isReady = async (): Promise<boolean> => {
    if (hasEnded()) return true;
    const signal = AbortSignal.timeout(ANSWER_MS);
    return (await fetch(`${url}/health/ready`, { signal })).ok;
  };
  try {
    await eventually(isReady, startMs);
    if (hasEnded()) throw new Error(`${program} ended before it was ready.`);
  } catch (error) {
    child.kill('SIGKILL');
    await exited;
    throw error;
  }
  return { signal: () => exited, stop };
}
