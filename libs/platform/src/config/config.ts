import { DEVELOPMENT_KEY, DEVELOPMENT_SECRET, KNOWN_KEYS } from './known-keys';
import { DOCUMENT_SETTINGS } from './document-settings';
import {
  atMost,
  broker,
  flag,
  isHttpAddress,
  networks,
  number,
  oneOf,
  secret,
  text,
  url,
  webhook,
} from './parsers';
import type { ServiceName } from './services';
import { databaseName, SERVICE_NAMES, serviceUrls } from './services';
import { OUTSIDE_SETTINGS } from './outside-settings';
import type { Setting } from './setting';
import { setting } from './setting';
import { LONGEST_ACCESS_TOKEN_MINUTES } from './token-life';

/** Every environment variable that the services read; docs/configuration.md is generated from it. */
const SETTINGS = {
  NODE_ENV: setting(
    oneOf('development', 'test', 'production'),
    'development',
    'Demo sign-ins and seeds exist only outside production.',
  ),
  ENV_NAME: setting(
    oneOf('dev', 'qa', 'staging', 'prod'),
    'dev',
    'Name of the environment that the console shows.',
  ),
  PORT: setting(number, '3000', "The gateway's port; each service follows at a fixed distance."),
  OWN_PORT: setting(
    number,
    '0',
    'Port of this process when another of the same service has its port on this host.',
  ),
  HOST: setting(text, '127.0.0.1', 'Address to listen on; containers set 0.0.0.0.'),
  TRUSTED_PROXIES: setting(
    text,
    'loopback',
    "Networks whose X-Forwarded-For a service believes: the gateway's. Commas between them.",
  ),
  EDGE_PROXIES: setting(
    text,
    '',
    'Networks whose X-Forwarded-For the gateway believes: the load balancers before it.',
  ),
  PUBLIC_URL: setting(
    url,
    'http://localhost:3000',
    'Address that people reach; links in mails begin with it.',
  ),
  DATABASE_URL: setting(
    url,
    'postgres://postgres:postgres@127.0.0.1:5432',
    'PostgreSQL server, without a database name: each service has its own.',
  ),
  DATABASE_PREFIX: setting(
    text,
    'palisade_',
    "What the name of each service's database, and of the queue's (bus), begins with.",
  ),
  DATABASE_POOL: setting(number, '4', 'Connections that a service keeps at most.'),
  BROKER_URL: setting(
    broker,
    'postgres',
    'postgres: the queue in the database bus. Otherwise amqp:// or amqps:// of RabbitMQ.',
  ),
  REDIS_URL: setting(
    text,
    '',
    'Redis that gateways share for rate limits; each counts alone when empty.',
  ),
  MESSAGE_LEASE_MS: setting(
    number,
    '30000',
    'How long a consumer may work on an event, a mail be on its way or a job be silent, before it ' +
      'is sent or begun again.',
  ),
  MESSAGE_RETRY_MS: setting(
    number,
    '1000',
    'Wait before the second delivery of a failed event; doubles each time.',
  ),
  DATA_DIR: setting(text, '.palisade', 'Folder of the local mailbox and documents.'),
  ...DOCUMENT_SETTINGS,
  SMTP_URL: setting(
    text,
    '',
    'SMTP server for all mail, smtp://user:password@host:port; the local mailbox when empty.',
  ),
  MAIL_FROM: setting(text, 'Palisade <no-reply@palisade.example>', 'Sender of all mail.'),
  MAIL_AUTHSERV_ID: setting(
    text,
    '',
    'Host that receives our mails, by the name that it writes into their Received and ' +
      'Authentication-Results; what it found of a sender counts, and nobody is believed when empty.',
  ),
  TEXT_WEBHOOK_URL: setting(
    webhook,
    '',
    'Where text messages are posted to, as {"to", "text"} in JSON; a local folder when empty, and ' +
      'in production nowhere: codes by text message are refused there.',
  ),
  TEXT_WEBHOOK_TOKEN: setting(text, '', 'What TEXT_WEBHOOK_URL gets as bearer token.'),
  CAPTCHA: setting(
    oneOf('local', 'turnstile', 'hcaptcha'),
    'local',
    'Who tells people from programs at a password reset; local tells none, it only stops forged calls.',
  ),
  CAPTCHA_SITE_KEY: setting(text, '', 'Key of the site at that provider, which pages show.'),
  CAPTCHA_SECRET: setting(text, '', 'What auth shows that provider.'),
  CAPTCHA_VERIFY_URL: setting(webhook, '', "Where tokens are checked; the provider's when empty."),
  METRICS_PORT: setting(
    number,
    '0',
    'Port of the figures for Prometheus at the gateway, the services follow as at PORT; none when 0.',
  ),
  OTLP_URL: setting(text, '', 'OTLP collector of traces, http://host:4318; none when empty.'),
  LOG_LEVEL: setting(
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
    'info',
    'Least severe line that is logged.',
  ),
  LOG_FILE: setting(text, '', 'File to append the log to; standard output when empty.'),
  ENCRYPTION_KEY: setting(
    secret,
    DEVELOPMENT_KEY.toString('base64'),
    'Key that encrypts secrets at rest, 32 bytes in base64. Production refuses the default.',
  ),
  SERVICE_SECRET: setting(
    secret,
    DEVELOPMENT_SECRET.toString('base64'),
    'What services show auth to get tokens of their own, 32 bytes in base64. Production refuses ' +
      'the default.',
  ),
  E_CHECK_SECONDS: setting(
    number,
    '20',
    'How long the local payment processor takes to confirm an e-check; banks take days.',
  ),
  ACCESS_TOKEN_MINUTES: setting(
    atMost(LONGEST_ACCESS_TOKEN_MINUTES),
    '15',
    `Life of an access token, ${LONGEST_ACCESS_TOKEN_MINUTES} at most.`,
  ),
  PASSWORD_DAYS: setting(
    number,
    '0',
    'Days after which a password must be changed; 0 for never, as NIST advises.',
  ),
  REFRESH_TOKEN_DAYS: setting(number, '30', 'Life of a refresh token.'),
  REQUEST_TIMEOUT_MS: setting(number, '30000', 'Longest that the gateway waits for a service.'),
  RATE_LIMIT_PER_MINUTE: setting(number, '1200', 'Requests a minute for one caller or address.'),
  API_KEY_LIMIT_PER_MINUTE: setting(number, '600', 'Requests a minute for one API key.'),
  CRASH_LIMIT_PER_MINUTE: setting(
    number,
    '10',
    'Reports of broken pages a minute for one address.',
  ),
  SIGN_IN_LIMIT_PER_MINUTE: setting(number, '10', 'Sign-ins a minute for one account and address.'),
  UK_HOST_SUFFIX: setting(
    text,
    'uk.app.localhost',
    'Hosts that end so show the United Kingdom edition.',
  ),
  CONSOLE_DIR: setting(text, 'dist/console', 'Folder of the built console.'),
  LOCALES_DIR: setting(text, 'apps/gateway/locales', 'Folder of the translation files.'),
  OPENAPI_DIR: setting(text, 'dist/openapi', 'Folder of the OpenAPI documents.'),
  DEPLOYED_AT: setting(
    text,
    '',
    'Time of the deployment, ISO 8601; the age of the build when empty.',
  ),
  WEBHOOKS_INSIDE: setting(
    flag,
    'false',
    'Lets webhooks go to http and private addresses: for tests and the demo; not in production.',
  ),
  ...OUTSIDE_SETTINGS,
  SCAN_RESOLVER: setting(
    text,
    '',
    "DNS server that scans of the insureds' domains ask, host:port; the machine's when empty.",
  ),
  SCAN_NETWORKS: setting(
    networks,
    '',
    'Networks beside the public ones that scans may connect to, such as 127.0.0.0/8, commas ' +
      'between them: for tests; not in production.',
  ),
  SANDBOX: setting(
    flag,
    'false',
    'Sandbox mode: agencies may have clocks of their own, by which their business goes.',
  ),
  DEMO_MODE: setting(flag, 'true', 'Lists the demo sign-ins on the sign-in page.'),
  DEMO_HISTORY: setting(oneOf('load', 'record', 'none'), 'load', 'The past of the demo data.'),
  FAILPOINT: setting(
    text,
    '',
    'Tests only: name of the point at which the process kills itself; ignored in production.',
  ),
} as const;

type Settings = typeof SETTINGS;

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Validated configuration of a process, one value for each row of the settings table. */
export type ConfigValues = {
  readonly [K in keyof Settings]: Settings[K] extends Setting<infer T> ? T : never;
};

/** Injection token and type of the configuration. */
export abstract class Config {
  /** The settings, by the name of their environment variable. */
  readonly values: ConfigValues;
  /** Addresses of each service, one for each of its processes or what balances them. */
  readonly serviceUrls: Readonly<Record<ServiceName, readonly string[]>>;
}

/** Reads and validates the environment; throws one error that names every bad setting. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const read = ([key, row]: [string, Setting<unknown>]): [string, unknown] => {
    try {
      return [key, row.parse(env[key] ?? row.default, key)];
    } catch (error) {
      problems.push((error as Error).message);
      return [key, undefined];
    }
  };
  const values = Object.fromEntries(Object.entries(SETTINGS).map(read)) as ConfigValues;
  for (const key of ['ENCRYPTION_KEY', 'SERVICE_SECRET'] as const) {
    const isKnown = KNOWN_KEYS.some((known) => values[key]?.equals(known));
    if (values.NODE_ENV === 'production' && isKnown) {
      problems.push(`${key} must be set in production, to a key that nobody else knows.`);
    }
  }
  if (values.NODE_ENV === 'production' && values.WEBHOOKS_INSIDE) {
    problems.push('WEBHOOKS_INSIDE is not for production.');
  }
  if (values.NODE_ENV === 'production' && values.SCAN_NETWORKS) {
    problems.push('SCAN_NETWORKS is not for production.');
  }
  if (values.CAPTCHA !== 'local' && !(values.CAPTCHA_SITE_KEY && values.CAPTCHA_SECRET)) {
    problems.push('CAPTCHA needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET of its provider.');
  }
  if (values.NODE_ENV === 'development' && !LOOPBACK.includes(values.HOST)) {
    problems.push(`HOST ${values.HOST} opens a development setup: set NODE_ENV=production.`);
  }
  const urls = SERVICE_NAMES.map((name) => [name, serviceUrls(name, env)] as const);
  const bad = urls.filter(([, addresses]) => !addresses.every(isHttpAddress));
  problems.push(
    ...bad.map(([name]) => `${name.toUpperCase()}_URL must be one or more http addresses.`),
  );
  if (problems.length) throw new Error(`Configuration: ${problems.join(' ')}`);
  return { values, serviceUrls: Object.fromEntries(urls) as unknown as Config['serviceUrls'] };
}

/** Address of a service's own database, or of the queue's. */
export function databaseUrl(config: Config, name: ServiceName | 'bus'): string {
  const { DATABASE_URL, DATABASE_PREFIX } = config.values;
  return `${DATABASE_URL}/${databaseName(name, DATABASE_PREFIX)}`;
}

/** The settings table as rows for the documentation. */
export function configTable(): { name: string; default: string; description: string }[] {
  const rows = Object.entries(SETTINGS).map(([name, row]) => ({
    name,
    default: row.parse === secret ? 'a development key' : row.default,
    description: row.description,
  }));
  const address = (name: ServiceName) => ({
    name: `${name.toUpperCase()}_URL`,
    default: serviceUrls(name, {})[0],
    description: `Address of ${name} for the other services; commas between those of several.`,
  });
  return [...rows, ...SERVICE_NAMES.map(address)];
}
