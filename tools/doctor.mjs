import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { findChromium } from './chromium.mjs';
import { freeMegabytes } from './disk.mjs';
import { inRoot, dataDir } from './workspace.mjs';

const NEEDED_MEGABYTES = 2_000;
const CAPTION_WIDTH = 12;

// npm run doctor: one line for each thing that the two commands need, with what helps.
const checks = [
  ['Node', checkNode],
  ['npm', checkNpm],
  ['Packages', checkPackages],
  ['Disk', checkDisk],
  ['PostgreSQL', checkPostgres],
  ['Ports', checkPorts],
  ['Chromium', checkChromium],
];

for (const [caption, check] of checks) {
  const { ok, text } = await check().catch((error) => bad(error.message));
  if (!ok) process.exitCode = 1;
  console.log(`  ${ok ? 'ok  ' : 'BAD '} ${caption.padEnd(CAPTION_WIDTH)} ${text}`);
}

function good(text) {
  return { ok: true, text };
}

function bad(text) {
  return { ok: false, text };
}

async function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isEnough = major > 20 || (major === 20 && minor >= 19);
  return isEnough ? good(process.version) : bad(`${process.version}; try: nvm install 20`);
}

async function checkNpm() {
  const { npm_execpath: cli } = process.env;
  const [command, ...args] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  const output = execFileSync(command, [...args, '--version'], { encoding: 'utf8' });
  return good(output.trim().split('\n').at(-1));
}

async function checkPackages() {
  return fs.existsSync(inRoot('node_modules/.palisade-install'))
    ? good('installed')
    : bad('not installed; try: npm start');
}

async function checkDisk() {
  const free = freeMegabytes(dataDir());
  const text = `${free} MB free for ${dataDir()}`;
  return free >= NEEDED_MEGABYTES
    ? good(text)
    : bad(`${text}, ${NEEDED_MEGABYTES} wanted; try: df -h`);
}

async function checkPostgres() {
  if (process.env.DATABASE_URL) {
    const { createDatabases, withoutPassword } = await import('./pg/databases.mjs');
    const version = await createDatabases(process.env.DATABASE_URL.replace(/\/$/, ''), []);
    return good(`${version} at ${withoutPassword(process.env.DATABASE_URL)}`);
  }
  const { postgresFolder, postgresVersion } = await import('./pg/binaries.mjs');
  const folder = postgresFolder();
  const version = postgresVersion(folder);
  return version
    ? good(version)
    : bad(`${folder} does not run here; try: ldd ${folder}/bin/postgres`);
}

async function checkPorts() {
  const { readServices } = await import('./start/services.mjs');
  const { portProblem } = await import('./start/preflight.mjs');
  const { whoRuns } = await import('./start/run-lock.mjs');
  if (whoRuns()) return good(`Palisade itself runs at ${whoRuns().url}`);
  const { services, gatewayPort, postgresPort } = readServices();
  const ports = [...services.map(({ port }) => port), postgresPort];
  const problems = await Promise.all(ports.map(portProblem));
  const taken = ports.filter((_, at) => problems[at]);
  return taken.length === 0
    ? good(`${gatewayPort} to ${postgresPort} are free`)
    : bad(`${taken.join(', ')} taken; try: PORT=${gatewayPort + 100} npm start`);
}

async function checkChromium() {
  const path = findChromium();
  return path ? good(path) : bad('none, so no browser tests; try: apt-get install chromium');
}
