/** Every process of the platform and how far its port lies above the gateway's. */
const PORT_OFFSETS = {
  gateway: 0,
  auth: 1,
  account: 2,
  rater: 3,
  quote: 4,
  policy: 5,
  billing: 6,
  commissions: 7,
  docs: 8,
  claims: 9,
  connectors: 10,
} as const;

/** Name of a deployable: the gateway or a service. */
export type ServiceName = keyof typeof PORT_OFFSETS;

/** The gateway and the services, in the order in which they are started. */
export const SERVICE_NAMES = Object.keys(PORT_OFFSETS) as ServiceName[];

/** How far above the gateway's port the embedded PostgreSQL listens: above every service. */
export const POSTGRES_PORT_OFFSET = SERVICE_NAMES.length;

/** How far above the first port of its kind a service listens. */
export const portOffset = (name: ServiceName): number => PORT_OFFSETS[name];

const DEFAULT_GATEWAY_PORT = 3000;

type Environment = Record<string, string | undefined>;

/** The TCP port a service listens on: `PORT` is the gateway's, the others follow from the table. */
export function servicePort(name: ServiceName, env: Environment): number {
  return Number(env.PORT ?? DEFAULT_GATEWAY_PORT) + PORT_OFFSETS[name];
}

/** Base addresses of a service: `<NAME>_URL`, commas between them, else its port on this host. */
export function serviceUrls(name: ServiceName, env: Environment): string[] {
  const given = env[`${name.toUpperCase()}_URL`] ?? `http://127.0.0.1:${servicePort(name, env)}`;
  return given.split(',').map((address) => address.trim().replace(/\/$/, ''));
}

/** Name of the database of a service, or of the queue's (`bus`). */
export function databaseName(name: ServiceName | 'bus', prefix = 'palisade_'): string {
  return prefix + name;
}
