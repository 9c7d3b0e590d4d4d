import fs from 'node:fs';

const TICKS_PER_SECOND = 100;
const US_PER_SECOND = 1_000_000;
const AFTER_NAME = /\) (.*)/;
const USER_TIME = 11;

/** Microseconds of processor time that a process has used. */
export function cpuOf(pid) {
  const fields = AFTER_NAME.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))[1].split(' ');
  const ticks = Number(fields[USER_TIME]) + Number(fields[USER_TIME + 1]);
  return (ticks * US_PER_SECOND) / TICKS_PER_SECOND;
}

/** Proportional share of the memory of a process, in megabytes. */
export function pssOf(pid) {
  const text = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(text)[1]) / 1_024;
}
