import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Failpoint } from '@palisade/platform';
import { Config, servicePort } from '@palisade/platform';
import type { TestApp } from '@palisade/testing';
import { built, freePort, startProcess, TestKeys } from '@palisade/testing';
import { exportJWK } from 'jose';

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
  const program = built('swc/apps/billing/src/main.js');
  const keys = await publishKeys();
  const port = await freePort();
  const { DATABASE_URL, DATABASE_PREFIX } = app.get(Config).values;
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL,
    DATABASE_PREFIX,
    AUTH_URL: keys.url,
    FAILPOINT,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    // A service listens at its distance above the gateway's port.
    PORT: String(port - servicePort('billing', { PORT: '0' })),
  };
  try {
    const { signal, stop } = await startProcess(program, env, url);
    return { url, signal, end: () => stop().then(keys.close) };
  } catch (error) {
    keys.close();
    throw error;
  }
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
