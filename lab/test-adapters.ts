// npm run test:adapters [-- jest arguments]: the contract tests of the adapters whose servers npm
// does not bring, RabbitMQ and Redis, against servers that this command starts and stops; then, where
// no jest arguments are given, the whole walk on them and an S3 store, a process for each service.
import { spawn } from 'node:child_process';
import { runCommand } from '../tools/advice.mjs';
import { inRoot } from '../tools/workspace.mjs';
import { startRabbitmq, startRedis } from './adapters/servers';
import { walkOnAdapters } from './adapters/walk';
import type { Server } from './adapters/servers';

void runCommand(async () => {
  const servers: Server[] = [];
  const given = process.argv.slice(2);
  try {
    const redis = await startRedis();
    servers.push(redis);
    const rabbitmq = await startRabbitmq();
    servers.push(rabbitmq);
    process.exitCode = await contracts({ redis, rabbitmq }, given);
    if (process.exitCode || given.length) return;
    const { walks, documents, broken } = await walkOnAdapters({ redis, rabbitmq });
    for (const what of broken) console.log(`  wrong: ${what}`);
    console.log(
      `  ${walks} products walked on RabbitMQ, Redis and S3, ${documents} documents there, ` +
        `${broken.length} invariants broken`,
    );
    process.exitCode = broken.length ? 1 : 0;
  } finally {
    for (const server of servers.reverse()) await server.stop();
  }
});

function contracts(
  { redis, rabbitmq }: { redis: Server; rabbitmq: Server },
  given: string[],
): Promise<number> {
  const env = { ...process.env, RABBITMQ_URL: rabbitmq.url, REDIS_URL: redis.url };
  const jest = inRoot('node_modules/jest/bin/jest.js');
  const args = [jest, '-c', inRoot('jest.adapters.config.cjs'), ...given];
  const child = spawn(process.execPath, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(code ?? 1));
  });
}
