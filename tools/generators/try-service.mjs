import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../workspace.mjs';

const NAME = 'surveys';
const NX = 'node_modules/nx/dist/bin/nx.js';
const JEST = 'node_modules/jest/bin/jest.js';
const OWN = `--projects=${NAME},client-${NAME},contracts,platform,gateway`;

/** What a service must pass that was written a moment ago; each is run in a copy of the checkout. */
const STEPS = [
  ['tools/generators/service.mjs', NAME, 'what insureds think of us', '--checkout', '.'],
  ['tools/generate.mjs'],
  ['tools/test.mjs', 'shape', 'freshness', 'format'],
  [NX, 'run-many', '--targets=types,lint', OWN],
  [JEST, 'tools/deploy', 'tools/checks', 'libs/contracts', 'apps/gateway/src/routes'],
];

/** Makes a service in a scratch copy; answers what the first check that refuses it said. */
export function tryNewService() {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-scratch-'));
  try {
    copyCheckout(scratch);
    for (const step of STEPS) {
      const { status, stdout, stderr } = run(scratch, process.execPath, step);
      if (status !== 0) return [`a new service: ${step.join(' ')}\n${stdout}${stderr}`];
    }
    return [];
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/** Without its history, and with the packages of this one. */
function copyCheckout(scratch) {
  const files = run(root, 'git', ['ls-files', '-z']).stdout.split('\0').filter(Boolean);
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(scratch, file));
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(scratch, 'node_modules'));
  // Nx finds the files of a workspace through git.
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    run(scratch, 'git', args);
}

const run = (cwd, command, args) =>
  spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
