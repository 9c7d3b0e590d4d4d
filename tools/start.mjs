import { runCommand } from './advice.mjs';
import { readOptions } from './start/options.mjs';
import { asBlock, asJson } from './start/report.mjs';
import { startAll } from './start/run.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const IMPATIENT_AFTER_MS = 1_000;
const PARENT_POLL_MS = 500;
const stops = [];
let stopping;

/** Takes how to stop a part; when everything is being stopped already, that happens at once. */
async function onStop(stop) {
  if (!stopping) return stops.push(stop);
  await stop();
  throw new Error('Stopped while starting.');
}

/** Undoes what was started, the last first; a second call waits for the first. */
function stopAll() {
  stopping ??= (async () => {
    while (stops.length > 0) await stops.pop()();
  })();
  return stopping;
}

function stopAndExit() {
  if (stopping) return;
  process.stderr.write('\n  Stopping ...\n');
  void stopAll().then(() => setTimeout(() => process.exit(), IMPATIENT_AFTER_MS).unref());
}

function listenForSignals() {
  let firstAt;
  const onSignal = () => {
    firstAt ??= performance.now();
    // npm passes on the Ctrl-C that the terminal has sent already: only a later one means "now".
    if (performance.now() - firstAt > IMPATIENT_AFTER_MS) process.exit(1);
    stopAndExit();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  if (process.env.npm_lifecycle_event) followParent();
}

/** A signal to npm ends the shell between npm and this process, and is passed on by neither. */
function followParent() {
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && stopAndExit();
  setInterval(watch, PARENT_POLL_MS).unref();
}

await runCommand(async () => {
  const options = readOptions();
  const say = (line) => stopping || process.stderr.write(`  ${line}\n`);
  listenForSignals();
  try {
    const state = await startAll({ options, onStop, say });
    if (!stopping) process.stdout.write(`${options.json ? asJson(state) : asBlock(state)}\n`);
  } catch (error) {
    const wasStopped = stopping !== undefined;
    await stopAll();
    if (!wasStopped) throw error;
  }
});
