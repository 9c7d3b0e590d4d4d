import fs from 'node:fs';
import path from 'node:path';
import { Advice } from '../advice.mjs';
import { runStep } from '../run-step.mjs';
import { inRoot, root, serverApps } from '../workspace.mjs';
import { filesBelow, fingerprint } from './fingerprint.mjs';

const isConsole = (file) => /^apps\/console/.test(file);
const isServerSource = (file) =>
  file.endsWith('.ts') && !isConsole(file) && !/(spec|\.d)\.ts$/.test(file);
const withoutMetadata = (file) => isServerSource(file) && !file.endsWith('src/metadata.ts');

const METADATA = {
  name: 'metadata',
  title: 'Reading the API classes',
  inputs: () =>
    combine(
      fingerprint(['apps', 'libs'], withoutMetadata),
      fingerprint(['tools/gen-metadata.mjs', 'tsconfig.base.json', 'package-lock.json']),
    ),
  complete: () =>
    serverApps().every((app) => fs.existsSync(inRoot('apps', app, 'src/metadata.ts'))),
  command: ['tools/gen-metadata.mjs'],
};

const SERVICES = {
  name: 'services',
  title: 'Building the services',
  inputs: () =>
    combine(
      fingerprint(['apps', 'libs'], isServerSource),
      fingerprint(['.swcrc', 'package-lock.json']),
    ),
  complete: () => ['apps', 'libs'].flatMap(filesBelow).filter(isServerSource).every(isCompiled),
  command: [
    ...['node_modules/@swc/cli/bin/swc.js', 'apps', 'libs', '-d', 'dist/swc', '--quiet'],
    ...['--config-file', '.swcrc', '--ignore', 'apps/console*/**,**/*spec.ts,**/*.d.ts'],
  ],
  after: removeOrphans,
};

const PROGRAMS = {
  name: 'programs',
  title: 'Bundling the services',
  inputs: () => combine(SERVICES.inputs(), fingerprint(['tools/build/bundle.mjs'])),
  complete: () => serverApps().every((app) => fs.existsSync(inRoot('dist/services', `${app}.cjs`))),
  command: ['tools/build/bundle.mjs'],
};

const CONSOLE = {
  name: 'console',
  title: 'Building the console',
  exists: () => fs.existsSync(inRoot('apps/console/vite.config.mts')),
  inputs: () =>
    combine(
      fingerprint(['apps/console', 'libs'], (file) => !/spec\.tsx?$/.test(file)),
      fingerprint(['tsconfig.base.json', 'package-lock.json']),
    ),
  complete: () => fs.existsSync(inRoot('dist/console/index.html')),
  command: ['node_modules/vite/bin/vite.js', 'build', '-c', 'apps/console/vite.config.mts'],
};

/** Builds metadata, services and console in this order, each only when its inputs changed. */
export async function buildWhatChanged(steps = [METADATA, SERVICES, PROGRAMS, CONSOLE]) {
  for (const step of steps) await build(step);
}

/** The part of the build that runs without the console. */
export const buildServices = () => buildWhatChanged([METADATA, SERVICES]);

async function build(step) {
  if (step.exists && !step.exists()) return;
  const stamp = inRoot('dist', `.built-${step.name}`);
  const wanted = step.inputs();
  if (wanted === readStamp(stamp) && step.complete()) return;
  const { code, output } = await runStep(step.title, process.execPath, step.command);
  if (code !== 0) throw new Advice(`${step.title} failed.\n${output}`, 'npm run check');
  step.after?.();
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, wanted);
}

/** A deleted source must not live on as compiled code: a stale entity or seed would still load. */
function removeOrphans() {
  for (const file of filesBelow('dist/swc').filter((name) => name.endsWith('.js'))) {
    const source = path.relative('dist/swc', file).replace(/\.js$/, '.ts');
    if (fs.existsSync(inRoot(source))) continue;
    for (const stale of [file, `${file}.map`]) fs.rmSync(path.join(root, stale), { force: true });
  }
}

function isCompiled(source) {
  return fs.existsSync(inRoot('dist/swc', source.replace(/\.ts$/, '.js')));
}

function readStamp(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

function combine(...parts) {
  return parts.join('-');
}
