import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Failpoint } from '@palisade/platform';
import { Config, servicePort } from '@palisade/platform';
import type { TestApp } from '@palisade/testing';
import { eventually, freePort, TestKeys } from '@palisade/testing';
import { exportJWK } from 'jose';

const BUILT = path.resolve('dist/swc/apps/billing/src/main.js');
const START_MS = 30_000;

/** The built service in a process of its own, on the databases of a test's service. */
export interface DoomedBilling {
  url: string;
  /** By which signal it died. */
  signal(): Promise<NodeJS.Signals | null>;
  end(): Promise<void>;
}

/** Starts a second process of the service, which kills itself at a failpoint. */
export async function startDoomedBilling(
  { app }: TestApp,
  FAILPOINT: Failpoint,
): Promise<DoomedBilling> {
  const keys = await publishKeys();
  const port = await freePort();
  const { DATABASE_URL, DATABASE_PREFIX } = app.get(Config).values;
  const child = spawn(process.execPath, [BUILT], {
    env: {
      ...process.env,
      DATABASE_URL,
      DATABASE_PREFIX,
      AUTH_URL: keys.url,
      FAILPOINT,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      // A service listens at its distance above the gateway's port.
      PORT: String(port - servicePort('billing', { PORT: '0' })),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const died = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(`${url}/health/ready`)).ok, START_MS);
  const signal = async (): Promise<NodeJS.Signals | null> => {
    await died;
    return child.signalCode;
  };
  const end = async (): Promise<void> => {
    child.kill('SIGKILL');
    await died;
    keys.close();
  };
  return { url, signal, end };
}

/** Publishes the key by which `signIn` signs, as auth does. */
async function publishKeys(): Promise<{ url: string; close: () => void }> {
  const verifier = await new TestKeys().find();
  const key = await exportJWK(verifier as Parameters<typeof exportJWK>[0]);
  const keys = JSON.stringify({ keys: [{ ...key, kid: 'test', alg: 'RS256', use: 'sig' }] });
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(keys);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => void server.close() };
}
