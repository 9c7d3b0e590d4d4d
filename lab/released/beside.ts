// Today's stack, whose calls to the rater can be led to a released one beside it.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tools/pg.mjs';
import { startStack } from '../../tools/start/own-stack.mjs';
import { freeGatewayPort } from '../../tools/start/preflight.mjs';
import { isAnswering } from '../../tools/start/ready.mjs';
import { readServices } from '../../tools/start/services.mjs';
import { TcpProxy } from '../faults/tcp-proxy';
import { required } from '../required';
import type { Stack } from '../stack';
import type { ReleasedRater } from './source';

const FIRST_PORT = 8_100;
const PORTS = 20;
const START_MS = 60_000;
const POLL_MS = 100;
/** Both read them: the one must take the other's tokens. */
const KEYS = {
  ENCRYPTION_KEY: Buffer.alloc(32, 'encryption').toString('base64'),
  SERVICE_SECRET: Buffer.alloc(32, 'service').toString('base64'),
};

export interface StackBeside extends Stack {
  /** From now on the released rater answers in place of today's. */
  lead: () => void;
}

type Stop = () => void | Promise<void>;

/** Starts both on fresh data; today's rater answers until `lead`. */
export async function startBeside(released: ReleasedRater): Promise<StackBeside> {
  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    for (let last = stops.pop(); last; last = stops.pop()) await last();
  };
  try {
    return { ...(await start(released, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(released: ReleasedRater, stops: Stop[]): Promise<StackBeside> {
  const PORT = String(await freeGatewayPort(FIRST_PORT, PORTS));
  const { services } = readServices({ PORT });
  const today = required(
    services.find(({ name }: { name: string }) => name === 'rater'),
    'rater',
  );
  const way = await TcpProxy.start(today.port);
  stops.push(() => way.close());
  const env = { ...KEYS, PORT, RATER_URL: `http://127.0.0.1:${way.port}` };
  const stack = await startStack({ env });
  stops.push(stack.stop);
  const port = await freePort();
  await startRater(released, { ...stackEnvironment(stack), ...env, OWN_PORT: String(port) }, stops);
  return { ...stack, lead: () => (way.target = port) };
}

const stackEnvironment = ({ url, database, dataDir }: Stack): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'development',
  PUBLIC_URL: url,
  DATABASE_URL: database,
  DATA_DIR: dataDir,
});

async function startRater(
  { folder, program }: ReleasedRater,
  env: NodeJS.ProcessEnv,
  stops: Stop[],
): Promise<void> {
  const log = fs.openSync(`${folder}/rater.log`, 'w');
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  const exited = once(child, 'exit');
  stops.push(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  const deadline = performance.now() + START_MS;
  while (!(await isAnswering(`http://127.0.0.1:${env.OWN_PORT}/health/ready`))) {
    if (hasEnded(child) || performance.now() > deadline) {
      throw new Error(`The released rater did not start: ${folder}/rater.log`);
    }
    await sleep(POLL_MS);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
