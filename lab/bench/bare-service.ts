import { createRequire } from 'node:module';
import type { Type } from '@nestjs/common';
import type { RunningService, Service } from '@palisade/platform';
import { freePort } from '../../tools/pg.mjs';
import { createDatabases } from '../../tools/pg/databases.mjs';
import { inRoot } from '../../tools/workspace.mjs';
import { built } from '../built';
import { startDurablePostgres } from './servers';

const require = createRequire(inRoot('package.json'));

/** The built platform. */
export const platform = () =>
  built<typeof import('@palisade/platform')>('libs/platform/src/index.js');

/** What carries committed events to the broker. */
export interface Relay {
  wake: () => void;
}

/** The relay of a running service. */
export function relayOf(app: RunningService['app']): Relay {
  const file = 'libs/platform/src/outbox/outbox-relay.js';
  return app.get(built<{ OutboxRelay: Type<Relay> }>(file).OutboxRelay);
}

/** A service of this process, and its database. */
export interface Started extends Pick<RunningService, 'app'> {
  database: string;
  stop: () => Promise<void>;
}

/** The built service `name` in this process, on a durable database of its own. */
export async function startBuilt(name: string, env: NodeJS.ProcessEnv = {}): Promise<Started> {
  const { service } = built<{ service: Service }>(`apps/${name}/src/main.js`);
  return start(service, env);
}

/** A service that has nothing but the platform. */
export async function startBare(env: NodeJS.ProcessEnv = {}): Promise<Started> {
  const { Module } = require('@nestjs/common') as typeof import('@nestjs/common');
  const { PlatformModule } = platform();
  class Bare {}
  const tables = { entities: [], migrations: [] };
  Module({ imports: [PlatformModule.forService({ name: 'claims', ...tables })] })(Bare);
  return start({ name: 'claims', module: Bare }, env);
}

async function start(service: Service, env: NodeJS.ProcessEnv): Promise<Started> {
  const postgres = await startDurablePostgres();
  const prefix = 'bench_';
  await createDatabases(postgres.url, [`${prefix}${service.name}`, `${prefix}bus`]);
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: String(await freePort()),
    DATABASE_URL: postgres.url,
    DATABASE_PREFIX: prefix,
    ...env,
  };
  Object.assign(process.env, settings);
  const running = await platform().startService(service);
  const stop = async (): Promise<void> => {
    await running.close();
    await postgres.stop();
  };
  return { app: running.app, database: `${postgres.url}/${prefix}${service.name}`, stop };
}
