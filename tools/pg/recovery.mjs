import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that has shown nothing new for so long goes forward no more. */
export const STILL_MS = 60_000;
/** How often a person is told what is waited for; the server itself says so every ten seconds. */
const TELL_MS = 10_000;
const POLL_MS = 40;
/** Who asks less often makes fewer of the lines by which the server refuses. */
const SLOWEST_POLL_MS = 1_000;
const SLOWER_BY = 1.2;

/** What a server answers to us while it starts or stops: no sign that it goes forward. */
const REFUSALS = /the database system is|connection authorized|connection received/;
const TIME_AND_PID = /^.*?\b(LOG|WARNING|HINT|DETAIL):\s*/;
/** The processes that do the work of a start; others come and go with our own questions. */
const WORKERS = /postgres: .*\b(startup|checkpointer)\b/;

/**
 * Waits until a server answers, as long as it goes forward: a recovery may take hours. False when it
 * has ended, or has stood still for too long.
 * @param {object} server
 * @param {() => Promise<boolean>} server.isUp
 * @param {() => boolean} server.isRunning
 * @param {() => { mark: string, says: string }} server.sign what it shows of its work: the mark
 *   changes when it goes forward
 * @param {(line: string) => void} [server.say]
 * @param {{ now: () => number, pause: (ms: number) => Promise<unknown> }} [time]
 */
export async function untilUp({ isUp, isRunning, sign, say = () => {} }, time = MACHINE) {
  let pauseMs = POLL_MS;
  let mark;
  let movedAt = time.now();
  let toldAt = time.now();
  while (isRunning()) {
    if (await isUp()) return true;
    const now = time.now();
    const shown = sign();
    if (shown.mark !== mark) [mark, movedAt] = [shown.mark, now];
    else if (now - movedAt >= STILL_MS) return false;
    if (now - toldAt >= TELL_MS) {
      toldAt = now;
      say(`PostgreSQL is not ready yet, and goes on: ${shown.says || 'it is starting'}`);
    }
    await time.pause(pauseMs);
    pauseMs = Math.min(pauseMs * SLOWER_BY, SLOWEST_POLL_MS);
  }
  return false;
}

const MACHINE = { now: () => performance.now(), pause: (ms) => sleep(ms) };

/** What a server shows of its work, by its log and by what its processes have done. */
export function signOf(pid, log) {
  const lines = log.split('\n').filter((line) => line && !REFUSALS.test(line));
  const last = lines.at(-1)?.replace(TIME_AND_PID, '') ?? '';
  return { mark: [lines.length, last, ...workOf(pid)].join(' '), says: last };
}

/** What the working processes of a server have done so far; empty where that cannot be read. */
function workOf(pid) {
  try {
    return process.platform === 'linux' ? workOnLinux(pid) : workByPs(pid);
  } catch {
    return [];
  }
}

function workOnLinux(pid) {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children.split(/\s+/).flatMap((child) => {
    const title = readOr('', `/proc/${child}/cmdline`).replaceAll('\0', ' ').trim();
    if (!WORKERS.test(title)) return [];
    const [user, system] = readOr('', `/proc/${child}/stat`)
      .split(') ')
      .at(-1)
      .split(' ')
      .slice(11);
    return [title, user, system, readOr('', `/proc/${child}/io`)];
  });
}

function readOr(otherwise, file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

function workByPs(pid) {
  const all = execFileSync('ps', ['-A', '-o', 'ppid=,time=,command='], { stdio: 'pipe' });
  const lines = all.toString().split('\n');
  return lines.filter((line) => Number.parseInt(line, 10) === pid && WORKERS.test(line));
}
