import { setTimeout as sleep } from 'node:timers/promises';
import { Child } from './child.mjs';
import { logFile } from './logs.mjs';
import { isAnswering, waitUntilReady } from './ready.mjs';
import { devConsolePort } from './services.mjs';
import { watchProject } from './watch.mjs';

const HOST = 'tools/start/host.mjs';
const POLL_MS = 100;
const FOLLOW_PARENT = new URL('./follow-parent.mjs', import.meta.url).href;

/** All services in one process; returns the process id of each. */
export async function startTogether({ services, data, ...context }) {
  const names = services.map(({ name }) => name);
  const seed = data.isWanted ? ['--seed'] : [];
  const child = launch({ name: 'palisade', args: [HOST, ...seed, ...names], ...context });
  await waitUntilReady(child, services);
  child.keepRunning([...nodeFlags, HOST, ...names]);
  return Object.fromEntries(names.map((name) => [name, child.pid]));
}

/** A process for each service; what must be seeded is seeded in one process before. */
export async function startEach({ services, data, ...context }) {
  if (data.isWanted) await seedOnce(services, context);
  const children = services.map(({ name, program, port }) => {
    const env = { ...context.env, OWN_PORT: String(port) };
    return launch({ ...context, name, args: [program], env });
  });
  await Promise.all(children.map((child, at) => waitUntilReady(child, [services[at]])));
  for (const child of children) child.keepRunning(child.args);
  return Object.fromEntries(children.map(({ name, pid }) => [name, pid]));
}

/**
 * For a developer: all in one process but the watched service, which has one of its own that begins
 * again when its code changed, and the console by Vite, which replaces modules in the open page.
 */
export async function startForDeveloping({ services, data, watched, ...context }) {
  if (data.isWanted) await seedOnce(services, context);
  const own = services.filter(({ name }) => name === watched);
  const rest = services.filter(({ name }) => name !== watched);
  const pids = await startTogether({ services: rest, data: { isWanted: false }, ...context });
  for (const { name } of own) {
    const child = launch({ ...context, name, args: [HOST, name] });
    await waitUntilReady(child, own);
    child.keepRunning(child.args);
    pids[name] = child.pid;
    watchProject(name, () => child.process.kill('SIGTERM'), context.say);
  }
  const vite = launch({ ...context, name: 'console', args: viteOf(context.env) });
  await waitUntilServing(vite, `http://localhost:${devConsolePort(context.env.PORT)}/`);
  vite.keepRunning(vite.args);
  return pids;
}

/** Vite tells nobody when it is ready. */
async function waitUntilServing(child, url) {
  while (child.isRunning && !(await isAnswering(url))) await sleep(POLL_MS);
}

const viteOf = ({ PORT }) => [
  'node_modules/vite/bin/vite.js',
  '-c',
  'apps/console/vite.config.mts',
  '--port',
  String(devConsolePort(PORT)),
  '--strictPort',
];

async function seedOnce(services, context) {
  const args = [HOST, '--seed-only', ...services.map(({ name }) => name)];
  const child = launch({ name: 'seed', args, ...context });
  if ((await child.exited) !== 0) await waitUntilReady(child, services);
}

const nodeFlags = ['--enable-source-maps', '--import', FOLLOW_PARENT];

function launch({ name, args, env, verbose, fleet, say }) {
  if (fleet.isStopping) throw new Error('A stopping launcher starts nothing more.');
  const log = logFile(name);
  const child = new Child({ name, args: [...nodeFlags, ...args], env, log, verbose, say });
  fleet.children.push(child.start());
  return child;
}
