import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { dataDir } from '../workspace.mjs';

const KEY_BYTES = 32;

/** The mail host of the demo: it receives the mails that are laid into its folder. */
export const DEMO_MAIL_HOST = 'mx.palisade.example';

/** What the services read, completed from the environment by what only this start knows. */
export function serviceEnvironment({ gatewayPort, databaseUrl, services }) {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'development',
    PORT: String(gatewayPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${gatewayPort}`,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir(),
    ...addressesOf(services),
    ...(isProduction ? {} : developmentSettings()),
  };
}

/** Several raters are found by their addresses, a single one by the table of ports. */
function addressesOf(services) {
  const { entry } = services.find(({ name }) => name === 'rater') ?? {};
  const raters = services.filter((one) => one.entry === entry);
  return raters.length > 1 ? { RATER_URL: raters.map(({ url }) => url).join(',') } : {};
}

function developmentSettings() {
  return {
    ENCRYPTION_KEY: process.env.ENCRYPTION_KEY ?? developmentKey(),
    MAIL_AUTHSERV_ID: process.env.MAIL_AUTHSERV_ID ?? DEMO_MAIL_HOST,
    WEBHOOKS_INSIDE: process.env.WEBHOOKS_INSIDE ?? 'true',
    // The demo has an agency with a clock of its own.
    SANDBOX: process.env.SANDBOX ?? process.env.DEMO_MODE ?? 'true',
    SERVICE_SECRET: process.env.SERVICE_SECRET ?? randomBytes(KEY_BYTES).toString('base64'),
  };
}

/** Made once: what one start encrypts the next must be able to read. */
function developmentKey() {
  const file = path.join(dataDir(), 'encryption-key');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir(), { recursive: true });
    fs.writeFileSync(file, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 });
  }
  return fs.readFileSync(file, 'utf8');
}
