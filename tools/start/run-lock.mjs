import fs from 'node:fs';
import path from 'node:path';
import { Advice } from '../advice.mjs';
import { dataDir } from '../workspace.mjs';

const lockFile = () => path.join(dataDir(), 'running.json');

/** Marks this data folder as in use; tells whether its last user was killed, and how to release. */
export function takeRunLock(holder) {
  refuseWhileRunning();
  const wasKilled = fs.existsSync(lockFile());
  fs.mkdirSync(dataDir(), { recursive: true });
  fs.writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, ...holder }));
  return { wasKilled, release: () => fs.rmSync(lockFile(), { force: true }) };
}

/** Throws one sentence when another process runs on this data folder. */
export function refuseWhileRunning() {
  const holder = whoRuns();
  if (!holder) return;
  throw new Advice(
    `Palisade already runs here at ${holder.url} (pid ${holder.pid}).`,
    `kill ${holder.pid}`,
  );
}

/**
 * Pid, address and database port of the Palisade that runs on this data folder, if one does.
 * @returns {{ pid: number, url: string, postgresPort: number } | undefined}
 */
export function whoRuns() {
  try {
    const holder = JSON.parse(fs.readFileSync(lockFile(), 'utf8'));
    return isOurs(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** A killed start leaves its lock, and its number may have gone to any other process since. */
function isOurs(pid) {
  try {
    process.kill(pid, 0);
    const line = `/proc/${pid}/cmdline`;
    return !fs.existsSync(line) || fs.readFileSync(line, 'utf8').includes('start.mjs');
  } catch (error) {
    return error.code === 'EPERM';
  }
}
