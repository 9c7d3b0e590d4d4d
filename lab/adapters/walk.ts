import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { walkEverything } from '../../tools/demo/walk-everything.mjs';
import { startStack } from '../../tools/start/own-stack.mjs';
import { brokenInvariants } from '../invariants/settled';
import type { Server } from './servers';

/** The keys that the test store takes. */
const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** What the walk kept in the store, and what is wrong afterwards. */
export interface Walked {
  walks: number;
  documents: number;
  broken: string[];
}

interface Servers {
  rabbitmq: Server;
  redis: Server;
}

/**
 * The whole walk with a process for each service on RabbitMQ, Redis and an S3 store: what it kept
 * there, and what is wrong afterwards.
 */
export async function walkOnAdapters({ rabbitmq, redis }: Servers): Promise<Walked> {
  const store = await startStore();
  const DOCUMENT_STORE_URL = `s3://documents?endpoint=${encodeURIComponent(store.url)}`;
  const env = { BROKER_URL: rabbitmq.url, REDIS_URL: redis.url, DOCUMENT_STORE_URL, ...KEYS };
  const stack = await startStack({ args: ['--processes'], env });
  try {
    const walks = await walkEverything(stack.url, () => {});
    const broken = await brokenInvariants(stack.database);
    const documents = store.count();
    if (!documents) broken.push('no document is in the store');
    return { walks: walks.length, documents, broken };
  } finally {
    await stack.stop();
    await store.stop();
  }
}

interface Store {
  url: string;
  count: () => number;
  stop: () => Promise<void>;
}

/** An S3 store in this process, its objects in a folder that goes with it. */
async function startStore(): Promise<Store> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-store-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  const { port } = await server.run();
  const isObject = (name: string): boolean => name.endsWith('_object');
  const stop = async (): Promise<void> => {
    await server.close();
    fs.rmSync(directory, { recursive: true, force: true });
  };
  return {
    url: `http://127.0.0.1:${port}`,
    count: () =>
      fs.readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(isObject).length,
    stop,
  };
}
