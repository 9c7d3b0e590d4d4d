// node tools/build/compile.mjs <project root>: compiles one project to dist/swc. What a deleted source
// left behind goes first: a stale entity or seed would still load.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../workspace.mjs';

const [project] = process.argv.slice(2);
fs.rmSync(path.join(inRoot('dist/swc'), project), { recursive: true, force: true });
const args = [
  'node_modules/@swc/cli/bin/swc.js',
  project,
  '-d',
  'dist/swc',
  '--quiet',
  '--config-file',
  '.swcrc',
  '--ignore',
  '**/*spec.ts,**/*.d.ts',
];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
