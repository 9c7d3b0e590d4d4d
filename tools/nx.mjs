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
  return runStep(title, process.execPath, [inRoot(NX), ...args], { env: environment(env), cwd });
}

/** Runs targets of all projects; `onMessage` hears of each task (tools/test/run-tasks.mjs). */
export function runTasks(targets, { onMessage, env = {} }) {
  const args = [inRoot('tools/test/run-tasks.mjs'), targets.join(',')];
  return runStep('', process.execPath, args, { env: environment(env), onMessage });
}

/**
 * A run that a task of another run begins is one of its own. What is built is the same whoever asks:
 * of Jest's NODE_ENV, redocly writes no file and React is another one.
 */
function environment(env) {
  const all = { ...process.env, ...env, ...ENVIRONMENT };
  delete all.NODE_ENV;
  for (const name of Object.keys(all).filter((key) => key.startsWith('NX_TASK_'))) delete all[name];
  return all;
}

/** Builds the services, their bundles, the documents that are served and the console, each only when what it is made of changed. */
export async function build(targets = 'build,bundle,join', more = []) {
  const args = ['run-many', `--targets=${targets}`, '--output-style=static', ...more];
  const { code, output } = await nx('Building', args);
  if (code !== 0) throw new Advice(`The build failed.\n${output}`, 'npm run build');
}

/** Builds what a program is about to run; a task of Nx has had it built, by what it depends on. */
export async function buildWhatRuns({ console: withConsole = false } = {}) {
  if (process.env.NX_TASK_TARGET_PROJECT !== undefined) return;
  await build('build,bundle,join', withConsole ? [] : ['--exclude=console']);
}
