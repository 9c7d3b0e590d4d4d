import type { Config } from '../config';
import { databaseUrl } from '../config';
import type { Broker } from './broker';
import { PostgresBroker } from './postgres-broker';

const open = new Map<string, { broker: Broker; users: number }>();

/** The broker that the configuration names; services in one process share one connection to it. */
export function openBroker(config: Config): Broker {
  const { BROKER_URL, MESSAGE_LEASE_MS, MESSAGE_RETRY_MS } = config.values;
  if (BROKER_URL !== 'postgres') {
    throw new Error(`BROKER_URL ${BROKER_URL} is not supported; use "postgres".`);
  }
  const url = databaseUrl(config, 'bus');
  const timing = { leaseMs: MESSAGE_LEASE_MS, retryMs: MESSAGE_RETRY_MS };
  const entry = open.get(url) ?? { broker: new PostgresBroker(url, timing), users: 0 };
  entry.users += 1;
  open.set(url, entry);
  return entry.broker;
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
