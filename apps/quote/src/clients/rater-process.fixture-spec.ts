import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { servicePort } from '@palisade/platform';
import { eventually, freePort, freshDatabases } from '@palisade/testing';

const BUILT = path.resolve('dist/swc/apps/rater/src/main.js');
const START_MS = 30_000;

/** The built rater in a process of its own. */
export interface RaterProcess {
  url: string;
  close(): Promise<void>;
}

/** Starts the rater as it is deployed; it asks auth for keys and permissions. */
export async function startRaterProcess(authUrl: string): Promise<RaterProcess> {
  const databases = await freshDatabases(['rater']);
  const port = await freePort();
  // A service listens at its distance above the gateway's port.
  const PORT = String(port - servicePort('rater', { PORT: '0' }));
  const child = spawn(process.execPath, [BUILT], {
    env: { ...process.env, ...databases.env, PORT, NODE_ENV: 'test', AUTH_URL: authUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(`${url}/health/ready`)).ok, START_MS);
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await databases.drop();
  };
  return { url, close };
}
