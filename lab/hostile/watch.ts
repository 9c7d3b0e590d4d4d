import fs from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '../../tools/start/own-stack.mjs';

const EVERY_MS = 50;
const PAGE_BYTES = 4096;

/** What others felt while something was read. */
export interface Felt {
  /** The longest that the health of any service took, in milliseconds. */
  waitMs: number;
  /** The most memory that all processes of the stack held together, in bytes; readers apart. */
  bytes: number;
  /** The most that one reader held. */
  readerBytes: number;
}

/** Asks for the health of every process each 50 ms, and looks at the memory of the stack (Linux). */
export function watch({ services, pid }: Pick<Stack, 'services' | 'pid'>): {
  felt: () => Felt;
  stop: () => Promise<void>;
} {
  let felt: Felt = { waitMs: 0, bytes: 0, readerBytes: 0 };
  let isOver = false;
  // What keeps this process, which sends as well, is nobody's wait.
  const own = monitorEventLoopDelay({ resolution: 10 });
  own.enable();
  const probe = async (url: string): Promise<void> => {
    while (!isOver) {
      const begun = performance.now();
      await fetch(`${url}/health/live`)
        .then((answer) => answer.text())
        .catch(() => undefined);
      const took = performance.now() - begun;
      felt.waitMs = Math.max(felt.waitMs, took);
      await sleep(Math.max(0, EVERY_MS - took));
    }
  };
  const look = async (): Promise<void> => {
    while (!isOver) {
      const { readers, others } = memoryBelow(pid);
      felt.bytes = Math.max(felt.bytes, others);
      felt.readerBytes = Math.max(felt.readerBytes, ...readers);
      await sleep(EVERY_MS);
    }
  };
  const work = [...new Set(Object.values(services).map(({ url }) => url))].map(probe);
  const looking = look();
  return {
    felt: () => {
      const now = { ...felt, waitMs: Math.max(0, felt.waitMs - own.max / 1e6) };
      own.reset();
      felt = { waitMs: 0, bytes: 0, readerBytes: 0 };
      return now;
    },
    stop: async () => {
      isOver = true;
      own.disable();
      await Promise.all([...work, looking]);
    },
  };
}

/** What the processes below one hold: PostgreSQL, whose pages are shared, is not counted. */
function memoryBelow(root: number): { readers: number[]; others: number } {
  const processes = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(name) ?? []);
  const readers: number[] = [];
  let others = 0;
  const add = (pid: number): void => {
    const one = processes.find((process) => process.pid === pid);
    if (!one || /postgres/.test(one.command)) return;
    if (/reader(-main)?\.[cjt]+s/.test(one.command)) readers.push(one.bytes);
    else others += one.bytes;
    for (const child of processes.filter(({ parent }) => parent === pid)) add(child.pid);
  };
  add(root);
  return { readers, others };
}

function processOf(
  name: string,
): { pid: number; parent: number; bytes: number; command: string } | null {
  try {
    const stat = fs.readFileSync(`/proc/${name}/stat`, 'latin1');
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = fs.readFileSync(`/proc/${name}/cmdline`, 'latin1');
    return {
      pid: Number(name),
      parent: Number(values[1]),
      bytes: Number(values[21]) * PAGE_BYTES,
      command,
    };
  } catch {
    return null;
  }
}
