import { createRequire } from 'node:module';
import { freePort } from '../../tools/pg.mjs';
import { createDatabases } from '../../tools/pg/databases.mjs';
import { requireBuilt } from '../../tools/start/services.mjs';
import { inRoot } from '../../tools/workspace.mjs';
import { startDurablePostgres } from './servers';

const require = createRequire(inRoot('package.json'));
const BUILT = 'libs/platform/src';

/** A part of the built platform. */
export const platform = (file = 'index.js') => requireBuilt(`${BUILT}/${file}`);

/** The built service `name` in this process, on a durable database of its own. */
export async function startBuilt(name, env = {}) {
  const { service } = require(inRoot('dist/swc/apps', name, 'src/main.js'));
  return start(service, env);
}

/** A service that has nothing but the platform. */
export async function startBare(env = {}) {
  const { Module } = require('@nestjs/common');
  const { PlatformModule } = platform();
  class Bare {}
  const tables = { entities: [], migrations: [] };
  Module({ imports: [PlatformModule.forService({ name: 'claims', ...tables })] })(Bare);
  return start({ name: 'claims', module: Bare }, env);
}

async function start(service, env) {
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
  const stop = async () => {
    await running.close();
    await postgres.stop();
  };
  return { app: running.app, database: `${postgres.url}/${prefix}${service.name}`, stop };
}
