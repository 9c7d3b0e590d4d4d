import fs from 'node:fs';
import path from 'node:path';
import { runStep } from '../run-step.mjs';
import { inRoot, list } from '../workspace.mjs';
import { testInBrowser } from './browser.mjs';
import { testWithJest } from './jest.mjs';
import { lint } from './lint.mjs';

const bin = (file) => path.join('node_modules', file);

/** A check that passes or fails as a whole. */
const whole = (run) => async () => {
  const { code, output } = await run();
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
};

const node = (...args) => whole(() => runStep('', process.execPath, args));

/** Every part of `npm test` by its name: how it runs and what it counts. */
export const PARTS = {
  format: node(bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'),
  types: whole(checkTypes),
  lint: whole(lint),
  canary: node('tools/checks/canary.mjs'),
  shape: node('tools/checks/service-shape.mjs'),
  freshness: node('tools/generate.mjs', '--check'),
  size: node('tools/checks/bundle-size.mjs'),
  unit: testWithJest,
  browser: testInBrowser,
};

/** What may run side by side; the canary plants files that no other part may see. */
export const GROUPS = [
  ['format', 'types'],
  ['lint', 'shape'],
  ['canary'],
  ['freshness', 'size'],
  ['unit'],
  ['browser'],
];

/** The servers in one program, and each folder of apps/ and tools/ that has settings of its own. */
async function checkTypes() {
  const folders = ['tools', ...list('apps').map((app) => `apps/${app}`)];
  const own = folders.filter((folder) => fs.existsSync(inRoot(folder, 'tsconfig.json')));
  const results = [];
  for (const project of ['.', ...own]) {
    const args = [bin('typescript/bin/tsc'), '--noEmit', '-p', project];
    results.push(await runStep('', process.execPath, args));
  }
  const output = results.map((result) => result.output).join('');
  return { code: results.every((result) => result.code === 0) ? 0 : 1, output };
}
