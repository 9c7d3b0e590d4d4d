import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Draws pages and nothing around them: tests take two thirds of the time that they take in a whole browser. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const INSTALL_MS = 120_000;

/** Path of a Chromium: the one named by CHROMIUM_PATH, else an installed one. */
export function findChromium() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  const installed = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...installed, MAC];
  return candidates.find((file) => file && fs.existsSync(file));
}

/** As `findChromium`; root on Debian gets it from apt when there is none. */
export function obtainChromium() {
  return findChromium() ?? (install(SHELL) || install('chromium') ? findChromium() : undefined);
}

/** Root on Debian gets the quickest one from apt, unless another is chosen: for all tests that follow. */
export function preferShell() {
  if (!process.env.CHROMIUM_PATH && !findChromium()?.endsWith(SHELL)) install(SHELL);
}

function install(name) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, timeout: INSTALL_MS }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}
