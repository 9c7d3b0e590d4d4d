import { readFile } from 'node:fs/promises';

/** What a process has used so far. */
export interface ProcessUse {
  /** Time that processors spent on it, in milliseconds. */
  cpuMs: number;
  /** Memory that it holds now, in bytes. */
  bytes: number;
}

const TICK_MS = 10;
const PAGE_BYTES = 4096;
/** Places behind the name of the program, which may hold anything (proc_pid_stat(5)). */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;
const PAGES = 21;

/** What a process uses, by the tables of Linux; null elsewhere, and for one that has ended. */
export async function useOf(pid: number | undefined): Promise<ProcessUse | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null);
  if (line === null) return null;
  const values = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = values[USER_TICKS] + values[SYSTEM_TICKS];
  return { cpuMs: ticks * TICK_MS, bytes: values[PAGES] * PAGE_BYTES };
}
