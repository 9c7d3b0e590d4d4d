import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { walkEverything } from '../demo/walk-everything.mjs';
import { brokenInvariants } from '../invariants/settled.mjs';
import { startStack } from '../start/own-stack.mjs';

/** The keys that the test store takes. */
const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/**
 * The whole walk with a process for each service on RabbitMQ, Redis and an S3 store: what it kept
 * there, and what is wrong afterwards.
 */
export async function walkOnAdapters({ rabbitmq, redis }) {
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

/** An S3 store in this process, its objects in a folder that goes with it. */
async function startStore() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-store-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  const { port } = await server.run();
  const isObject = (name) => name.endsWith('_object');
  const stop = async () => {
    await server.close();
    fs.rmSync(directory, { recursive: true, force: true });
  };
  return {
    url: `http://127.0.0.1:${port}`,
    count: () => fs.readdirSync(directory, { recursive: true }).filter(isObject).length,
    stop,
  };
}
