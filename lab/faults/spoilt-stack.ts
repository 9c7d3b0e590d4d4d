import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startRabbitmq, startRedis } from '../adapters/servers';
import { startStack } from '../../tools/start/own-stack.mjs';
import { freePort, startPostgres } from '../../tools/pg.mjs';
import { freeGatewayPort } from '../../tools/start/preflight.mjs';
import { readServices } from '../../tools/start/services.mjs';
import { required } from '../required';
import type { Stack } from '../stack';
import type { Neighbour } from './slow-neighbours';
import { TcpProxy } from './tcp-proxy';

const FIRST_PORT = 8_100;
const PORTS = 12;

export interface SpoiltStack extends Stack {
  proxies: Record<Neighbour, TcpProxy>;
}

type Stop = () => void | Promise<void>;

/**
 * Everything as processes on RabbitMQ and Redis, with a way of ours before PostgreSQL, RabbitMQ,
 * Redis and the account service.
 */
export async function startSpoiltStack(): Promise<SpoiltStack> {
  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    for (let last = stops.pop(); last; last = stops.pop()) await last();
  };
  try {
    return { ...(await start(stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(stops: Stop[]): Promise<SpoiltStack> {
  const [postgres, rabbitmq, redis] = [
    await startDatabase(stops),
    await startRabbitmq(),
    await startRedis(),
  ];
  stops.push(rabbitmq.stop, redis.stop);
  const port = await freeGatewayPort(FIRST_PORT, PORTS);
  const { services } = readServices({ PORT: String(port) });
  const account = required(
    services.find(({ name }: { name: string }) => name === 'account'),
    'account service',
  );
  const before = async ({ port: target }: { port: number }): Promise<TcpProxy> => {
    const proxy = await TcpProxy.start(target);
    stops.push(() => proxy.close());
    return proxy;
  };
  const proxies = {
    postgres: await before(postgres),
    rabbitmq: await before(rabbitmq),
    redis: await before(redis),
    account: await before(account),
  };
  const way = (url: string, name: Neighbour): string =>
    Object.assign(new URL(url), { port: String(proxies[name].port) }).href;
  const env = {
    PORT: String(port),
    DATABASE_URL: way(postgres.url, 'postgres').replace(/\/$/, ''),
    BROKER_URL: way(rabbitmq.url, 'rabbitmq'),
    REDIS_URL: way(redis.url, 'redis'),
    ACCOUNT_URL: `http://127.0.0.1:${proxies.account.port}`,
  };
  const stack = await startStack({ args: ['--processes'], env });
  stops.push(stack.stop);
  return { ...stack, database: postgres.url, proxies };
}

async function startDatabase(stops: Stop[]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-faults-'));
  fs.chmodSync(folder, 0o711);
  const options = { data: `${folder}/data`, port: await freePort(), logFile: `${folder}/log` };
  const server = await startPostgres(options);
  stops.push(async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return server;
}
