import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Advice } from '../../tools/advice.mjs';
import { freePort } from '../../tools/pg.mjs';

/** A server that was started for this command. */
export interface Server {
  port: number;
  url: string;
  stop: () => Promise<void>;
}

const START_MS = 60_000;
const RABBITMQ = ['/usr/lib/rabbitmq/bin/rabbitmq-server', '/opt/homebrew/sbin/rabbitmq-server'];
const REDIS = ['/usr/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/** Runs a program to its end, whatever comes of it: the port mapper may have ended by itself. */
function run(program: string, args: string[]): Promise<unknown> {
  const child = spawn(program, args, { stdio: 'ignore' });
  return new Promise((resolve) => child.once('close', resolve).once('error', resolve));
}

/** A RabbitMQ of its own on free ports, its data in a folder that goes with it. */
export async function startRabbitmq(): Promise<Server> {
  const program = find(RABBITMQ, 'rabbitmq-server');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-rabbitmq-'));
  const [port, dist, epmd] = [await freePort(), await freePort(), await freePort()];
  const env = {
    ...process.env,
    HOME: folder,
    RABBITMQ_NODENAME: `palisade${port}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(dist),
    RABBITMQ_MNESIA_BASE: path.join(folder, 'data'),
    RABBITMQ_LOG_BASE: path.join(folder, 'log'),
    RABBITMQ_PID_FILE: path.join(folder, 'pid'),
    RABBITMQ_ENABLED_PLUGINS_FILE: path.join(folder, 'plugins'),
    ERL_EPMD_PORT: String(epmd),
    ERL_EPMD_ADDRESS: '127.0.0.1',
  };
  fs.writeFileSync(path.join(folder, 'plugins'), '[].');
  const server = await start(program, [], { env, port, folder });
  const stop = async () => {
    await server.stop();
    await run('epmd', ['-port', String(epmd), '-kill']);
  };
  return { port, stop, url: `amqp://guest:guest@127.0.0.1:${port}` };
}

/** A Redis of its own on a free port, which keeps nothing. */
export async function startRedis(): Promise<Server> {
  const program = find(REDIS, 'redis-server');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const server = await start(program, args, { env: process.env, port, folder });
  return { ...server, url: `redis://127.0.0.1:${port}` };
}

function find(places: string[], name: string): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = [...places, ...folders.map((folder) => path.join(folder, name))].find((place) =>
    fs.existsSync(place),
  );
  if (found) return found;
  throw new Advice(`${name} is not installed.`, `install ${name} (Debian: apt install ${name})`);
}

interface Place {
  env: NodeJS.ProcessEnv;
  port: number;
  folder: string;
}

async function start(
  program: string,
  args: string[],
  { env, port, folder }: Place,
): Promise<Omit<Server, 'url'>> {
  const child = spawn(program, args, { env, stdio: 'ignore', detached: true });
  const closed = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, signal);
    await closed;
  };
  const stop = async (): Promise<void> => {
    await end('SIGTERM');
    fs.rmSync(folder, { recursive: true, force: true });
  };
  for (const until = Date.now() + START_MS; !(await listens(port));) {
    if (Date.now() < until && child.exitCode === null) await sleep(200);
    else {
      await stop();
      throw new Advice(`${program} did not start.`, `${program} by hand shows why`);
    }
  }
  return { port, stop };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
