import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Advice } from '../advice.mjs';

const STOP_MS = 20_000;
const POLL_MS = 50;

/** Pid of the server that still runs on a data folder (its parent was killed), if there is one. */
export function leftoverPid(data) {
  const file = path.join(data, 'postmaster.pid');
  if (!fs.existsSync(file)) return undefined;
  const pid = Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
  // After a reboot the number may belong to any other process: only ours names the folder.
  return commandLine(pid).includes(data) ? pid : undefined;
}

/** Stops the server that an earlier, killed start left behind and forgets its lock file. */
export async function stopLeftover(data) {
  const pid = leftoverPid(data);
  if (pid !== undefined) {
    process.kill(pid, 'SIGINT');
    const deadline = Date.now() + STOP_MS;
    while (leftoverPid(data) !== undefined) {
      if (Date.now() > deadline) {
        throw new Advice(
          `PostgreSQL of an earlier start (pid ${pid}) does not stop.`,
          `kill ${pid}`,
        );
      }
      await sleep(POLL_MS);
    }
  }
  fs.rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

function commandLine(pid) {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { stdio: 'pipe' }).toString();
  } catch {
    return '';
  }
}
