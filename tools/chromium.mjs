import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const INSTALL_MS = 300_000;

/** Path of a Chromium: the one named by CHROMIUM_PATH, else an installed one. */
export function findChromium() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  const installed = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...installed, MAC];
  return candidates.find((file) => file && fs.existsSync(file));
}

/** As `findChromium`; root on Debian gets it from apt when there is none. */
export function obtainChromium() {
  return findChromium() ?? (canUseApt() && install() ? findChromium() : undefined);
}

function canUseApt() {
  return process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
}

function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { env, timeout: INSTALL_MS }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium');
}
