import fs from 'node:fs';
import { createRequire } from 'node:module';
import { Advice } from '../advice.mjs';
import { inRoot } from '../workspace.mjs';

const require = createRequire(import.meta.url);
const HIGHEST_PORT = 65_535;
const DEV_CONSOLE_OFFSET = 50;

/**
 * The port table of the platform and the services of it that are built, with their addresses.
 * @param {NodeJS.ProcessEnv} env
 */
export function readServices(env = process.env) {
  const table = requireBuilt('libs/platform/src/config/services.js');
  const port = Number(env.PORT ?? table.servicePort('gateway', {}));
  if (!Number.isInteger(port) || port < 1 || port + table.POSTGRES_PORT_OFFSET > HIGHEST_PORT) {
    throw new Advice(
      `PORT=${env.PORT} is not a port with eleven more above it.`,
      'PORT=3000 npm start',
    );
  }
  const prefix = env.DATABASE_PREFIX;
  const built = table.SERVICE_NAMES.filter((name) => fs.existsSync(entryOf(name)));
  const services = built.map((name) => ({
    name,
    port: table.servicePort(name, { PORT: String(port) }),
    url: `http://127.0.0.1:${table.servicePort(name, { PORT: String(port) })}`,
    entry: entryOf(name),
    program: inRoot('dist/services', `${name}.cjs`),
    database: table.databaseName(name, prefix),
  }));
  return {
    services,
    gatewayPort: port,
    postgresPort: port + table.POSTGRES_PORT_OFFSET,
    databases: [...services.map((service) => service.database), table.databaseName('bus', prefix)],
  };
}

/** Where Vite serves the console to a developer: above every port of the services. */
export const devConsolePort = (gatewayPort) => Number(gatewayPort) + DEV_CONSOLE_OFFSET;

/** The raters after the first: like it, each with a port of its own above those of all others. */
export function moreRaters({ services, postgresPort }, count) {
  const rater = services.find(({ name }) => name === 'rater');
  return Array.from({ length: rater ? count - 1 : 0 }, (_, at) => {
    const port = postgresPort + 1 + at;
    return { ...rater, name: `rater-${at + 2}`, port, url: `http://127.0.0.1:${port}` };
  });
}

/**
 * Loads a module of the built services.
 * @template T
 * @param {string} file
 * @returns {T}
 */
export function requireBuilt(file) {
  const built = inRoot('dist/swc', file);
  if (!fs.existsSync(built)) throw new Advice('The services are not built.', 'npm run build');
  return require(built);
}

function entryOf(name) {
  return inRoot('dist/swc/apps', name, 'src/main.js');
}
