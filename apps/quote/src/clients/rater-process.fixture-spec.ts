import { servicePort } from '@palisade/platform';
import { built, freePort, freshDatabases, startProcess } from '@palisade/testing';

/** The built rater in a process of its own. */
export interface RaterProcess {
  url: string;
  close(): Promise<void>;
}

/** Starts the rater as it is deployed; it asks auth for keys and permissions. */
export async function startRaterProcess(authUrl: string): Promise<RaterProcess> {
  const program = built('services/rater.cjs', 'bundle');
  const databases = await freshDatabases(['rater']);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // A service listens at its distance above the gateway's port.
  const PORT = String(port - servicePort('rater', { PORT: '0' }));
  const env = { ...process.env, ...databases.env, PORT, NODE_ENV: 'test', AUTH_URL: authUrl };
  try {
    const { stop } = await startProcess(program, env, url);
    return { url, close: () => stop().then(() => databases.drop()) };
  } catch (error) {
    await databases.drop();
    throw error;
  }
}
