import { Advice } from './advice.mjs';
import { runStep } from './run-step.mjs';
import { inRoot, root } from './workspace.mjs';

const NX = 'node_modules/nx/dist/bin/nx.js';

/**
 * Without a daemon, which would outlive the command, and without failures from a cache: what failed
 * once is tried again. The cache of all checkouts of a person lies in the home folder, see nx.json.
 */
const ENVIRONMENT = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_CACHE_FAILURES: 'false',
};

/** Runs Nx to its end and keeps what it printed; `title` is shown with the elapsed seconds. */
export function nx(title, args, { env = {}, cwd = root } = {}) {
  const all = { ...process.env, ...env, ...ENVIRONMENT };
  // A run that a task of another run begins is one of its own.
  for (const name of Object.keys(all).filter((key) => key.startsWith('NX_TASK_'))) delete all[name];
  return runStep(title, process.execPath, [inRoot(NX), ...args], { env: all, cwd });
}

/** Builds the services, their bundles and the console, each only when what it is made of changed. */
export async function build() {
  const args = ['run-many', '--targets=build,bundle', '--output-style=static'];
  const { code, output } = await nx('Building', args);
  if (code !== 0) throw new Advice(`The build failed.\n${output}`, 'npm run build');
}
