import { stopAbandonedPostgres } from '../pg.mjs';
import { openDatabase, postgresData } from './database.mjs';
import { demoData } from './demo-data.mjs';
import { serviceEnvironment } from './environment.mjs';
import { startEach, startTogether } from './forms.mjs';
import { checkHost } from './preflight.mjs';
import { describe } from './report.mjs';
import { takeRunLock } from './run-lock.mjs';
import { moreRaters, readServices } from './services.mjs';

/**
 * Starts everything and tells what runs. How to stop each part is told to `onStop` at once, so that
 * a signal or a failure half-way can undo what was done, in the reverse order.
 */
export async function startAll({ options, onStop, say }) {
  const platform = readServices();
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
  const start = options.processes ? startEach : startTogether;
  const pids = await start({ services, env, fleet, data, say, verbose: options.verbose });
  if (data.isWanted) await database.settle();
  data.markSeeded();

  return describe({
    ...{ services, pids, isNew: data.isNew, publicUrl: env.PUBLIC_URL },
    gatewayUrl: `http://127.0.0.1:${gatewayPort}`,
    adapters: {
      database: database.description,
      queue: process.env.BROKER_URL ?? 'embedded',
      mail: 'mailbox',
    },
  });
}
