import fs from 'node:fs';
import { required } from '../required';

const TICKS_PER_SECOND = 100;
const US_PER_SECOND = 1_000_000;
const AFTER_NAME = /\) (.*)/;
const USER_TIME = 11;

/** Microseconds of processor time that a process has used. */
export function cpuOf(pid: number): number {
  const stat = AFTER_NAME.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const fields = required(stat, `line of process ${pid}`)[1].split(' ');
  const ticks = Number(fields[USER_TIME]) + Number(fields[USER_TIME + 1]);
  return (ticks * US_PER_SECOND) / TICKS_PER_SECOND;
}

/** Proportional share of the memory of a process, in megabytes. */
export function pssOf(pid: number): number {
  const text = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(required(/^Pss:\s+(\d+)/m.exec(text), `memory of process ${pid}`)[1]) / 1_024;
}
