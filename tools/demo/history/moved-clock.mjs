// node --import moved-clock.mjs: a process whose time is as many milliseconds off as the file of
// HISTORY_CLOCK says, and whose sweeps do not wait for hours, since its weeks pass in seconds.
import fs from 'node:fs';

const READ_MS = 50;
const LONGEST_PAUSE_MS = 1_000;
const MachineDate = Date;
const repeat = setInterval;
let offset = 0;
read();

/** A file that is being written is read again a moment later. */
function read() {
  const said = Number.parseInt(fs.readFileSync(process.env.HISTORY_CLOCK, 'utf8'), 10);
  if (Number.isFinite(said)) offset = said;
}

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length ? args : [target.now() + offset], self),
  apply: (target) => new target(target.now() + offset).toString(),
  get: (target, name) =>
    name === 'now' ? () => target.now() + offset : Reflect.get(target, name, target),
});
globalThis.setInterval = (work, ms, ...args) =>
  repeat(work, Math.min(ms ?? 0, LONGEST_PAUSE_MS), ...args);
repeat(read, READ_MS).unref();

/**
 * Moves the time of all who read the same file.
 * @param {number} instant
 */
export function moveClock(instant) {
  fs.writeFileSync(process.env.HISTORY_CLOCK, `${Math.round(instant - MachineDate.now())}\n`);
  read();
}
