import { Advice } from '../advice.mjs';
import { stopAbandonedPostgres } from '../pg.mjs';
import { openDatabase, postgresData } from './database.mjs';
import { demoData } from './demo-data.mjs';
import { serviceEnvironment } from './environment.mjs';
import { startEach, startForDeveloping, startTogether } from './forms.mjs';
import { checkHost } from './preflight.mjs';
import { describe } from './report.mjs';
import { takeRunLock } from './run-lock.mjs';
import { devConsolePort, moreRaters, readServices } from './services.mjs';

/**
 * Starts everything and tells what runs. How to stop each part is told to `onStop` at once, so that
 * a signal or a failure half-way can undo what was done, in the reverse order.
 */
export async function startAll({ options, onStop, say }) {
  const platform = readServices();
  refuseUnknown(options.watched, platform.services);
  const { gatewayPort, postgresPort, databases } = platform;
  const services = [...platform.services, ...moreRaters(platform, options.raters)];
  const isEmbedded = !process.env.DATABASE_URL;
  const url = process.env.PUBLIC_URL ?? `http://localhost:${gatewayPort}`;
  const lock = takeRunLock({ url, postgresPort });
  await onStop(lock.release);
  if (isEmbedded) await stopAbandonedPostgres(postgresData());
  const ports = [...services.map(({ port }) => port), ...(isEmbedded ? [postgresPort] : [])];
  await checkHost({ gatewayPort, ports, patient: lock.wasKilled });

  const database = await openDatabase({ port: postgresPort, databases, say });
  await onStop(database.stop);
  const env = serviceEnvironment({ gatewayPort, databaseUrl: database.url, services });
  const fleet = { children: [], isStopping: false };
  await onStop(() => {
    fleet.isStopping = true;
    return Promise.all(fleet.children.map((child) => child.stop()));
  });
  const data = demoData({ env, databaseUrl: database.url });
  const start = formOf(options);
  const { verbose, watched } = options;
  const pids = await start({ services, env, fleet, data, say, verbose, watched });
  if (data.isWanted) await database.settle();
  data.markSeeded();

  return describe({
    services,
    pids,
    isNew: data.isNew,
    publicUrl: env.PUBLIC_URL,
    devConsole: options.dev ? `http://localhost:${devConsolePort(gatewayPort)}` : undefined,
    gatewayUrl: `http://127.0.0.1:${gatewayPort}`,
    adapters: {
      database: database.description,
      queue: process.env.BROKER_URL ?? 'embedded',
      mail: 'mailbox',
    },
  });
}

function formOf({ processes, dev }) {
  if (dev) return startForDeveloping;
  return processes ? startEach : startTogether;
}

function refuseUnknown(watched, services) {
  const names = services.map(({ name }) => name);
  if (watched === undefined || names.includes(watched)) return;
  throw new Advice(`There is no service ${watched}.`, `npm run dev -- ${names.join(' | ')}`);
}
