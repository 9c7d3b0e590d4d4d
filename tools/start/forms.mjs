import { Child } from './child.mjs';
import { logFile } from './logs.mjs';
import { waitUntilReady } from './ready.mjs';

const HOST = 'tools/start/host.mjs';
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
