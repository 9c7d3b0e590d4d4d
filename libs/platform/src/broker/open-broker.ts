import type { Config } from '../config/config';
import { databaseUrl } from '../config/config';
import type { Broker } from './broker';
import { PostgresBroker } from './postgres-broker';
import { RabbitBroker } from './rabbit-broker';

const open = new Map<string, { broker: Broker; users: number }>();

/** The broker that the configuration names; services in one process share one connection to it. */
export function openBroker(config: Config): Broker {
  const { BROKER_URL, DATABASE_PREFIX } = config.values;
  const url = BROKER_URL === 'postgres' ? databaseUrl(config, 'bus') : BROKER_URL;
  const key = `${DATABASE_PREFIX} ${url}`;
  const entry = open.get(key) ?? { broker: create(config, url), users: 0 };
  entry.users += 1;
  open.set(key, entry);
  return entry.broker;
}

function create({ values }: Config, url: string): Broker {
  const timing = { leaseMs: values.MESSAGE_LEASE_MS, retryMs: values.MESSAGE_RETRY_MS };
  if (values.BROKER_URL === 'postgres') return new PostgresBroker(url, timing);
  return new RabbitBroker(url, values.DATABASE_PREFIX, timing);
}

/** Gives a broker back; the last user closes it. */
export async function releaseBroker(broker: Broker): Promise<void> {
  for (const [url, entry] of open) {
    if (entry.broker !== broker) continue;
    entry.users -= 1;
    if (entry.users > 0) return;
    open.delete(url);
    await broker.close();
  }
}
