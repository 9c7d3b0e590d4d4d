import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

const CLEAR_LINE = '\r\x1b[2K';
const TICK_MS = 1_000;
const running = new Set();

/**
 * Runs a program to its end; shows `title` with the elapsed seconds and keeps the output. `onMessage`
 * hears what a program of Node tells its parent meanwhile.
 */
export async function runStep(title, command, args, { onMessage, ...options } = {}) {
  const stopTicker = showTicker(title);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc'] : [])],
    ...options,
  });
  running.add(child);
  let output = '';
  const keep = (chunk) => (output += chunk);
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  if (onMessage) child.on('message', onMessage);
  const code = await new Promise((resolve) => {
    child.on('error', (error) => resolve(keep(error.message) && 127));
    child.on('close', resolve);
  });
  running.delete(child);
  stopTicker();
  return { code, output };
}

/** Ends the programs that run now, so that whoever waits for them can tidy up. */
export function stopSteps() {
  for (const child of running) child.kill('SIGTERM');
}

function showTicker(title) {
  if (!title) return () => {};
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  if (!process.stderr.isTTY) {
    process.stderr.write(`  ${title} ...\n`);
    return () => {};
  }
  const show = () => process.stderr.write(`${CLEAR_LINE}  ${title} ... ${seconds()} s`);
  show();
  const timer = setInterval(show, TICK_MS);
  return () => {
    clearInterval(timer);
    process.stderr.write(CLEAR_LINE);
  };
}
