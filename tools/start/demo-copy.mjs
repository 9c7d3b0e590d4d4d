import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fingerprint } from '../build/fingerprint.mjs';

const PREFIX = 'palisade-demo-';
const KEPT_MS = 86_400_000;
const MAY_ENTER = 0o711;
/** What says nothing of the data. */
const OF_ITS_RUN = [
  'DATA_DIR',
  'CRASH_LIMIT_PER_MINUTE',
  'E_CHECK_SECONDS',
  'RATE_LIMIT_PER_MINUTE',
  'SIGN_IN_LIMIT_PER_MINUTE',
];

/**
 * Fills the data folder of a stack of tests with the demo as a first start leaves it: that start happens
 * once for a build, a day and its settings, and later stacks copy what it made.
 * @param {Record<string, string>} settings of the stack, DATA_DIR among them
 * @param {(env: Record<string, string>) => Promise<void>} startOnce starts and stops a stack
 */
export async function copyDemo(settings, startOnce) {
  const made = path.join(os.tmpdir(), `${PREFIX}${keyOf(settings)}`);
  if (!fs.existsSync(made)) await make(made, settings, startOnce);
  // Rows of PostgreSQL belong to a user of their own, which only `cp -a` keeps.
  const { status, stderr } = spawnSync('cp', ['-a', path.join(made, 'data'), settings.DATA_DIR]);
  if (status !== 0) throw new Error(`The data of the demo were not copied: ${stderr}`);
}

async function make(made, settings, startOnce) {
  sweep();
  const draft = fs.mkdtempSync(path.join(os.tmpdir(), `${PREFIX}draft-`));
  fs.chmodSync(draft, MAY_ENTER);
  await startOnce({ ...settings, DATA_DIR: path.join(draft, 'data') });
  try {
    fs.renameSync(draft, made);
  } catch {
    fs.rmSync(draft, { recursive: true }); // Another stack was faster.
  }
}

/** Takes away what older builds left. */
function sweep() {
  for (const name of fs.readdirSync(os.tmpdir()).filter((found) => found.startsWith(PREFIX))) {
    const folder = path.join(os.tmpdir(), name);
    const isOld = Date.now() - fs.statSync(folder).mtimeMs > KEPT_MS;
    if (isOld) fs.rmSync(folder, { recursive: true, force: true });
  }
}

function keyOf(settings) {
  const today = new Date().toISOString().slice(0, 10);
  const shaping = Object.entries(settings).filter(([name]) => !OF_ITS_RUN.includes(name));
  const parts = [process.getuid?.(), today, fingerprint(['dist/swc']), shaping.sort()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
