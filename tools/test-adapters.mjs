// npm run test:adapters [-- jest arguments]: the contract tests of the adapters whose servers npm
// does not bring, RabbitMQ and Redis, against servers that this command starts and stops.
import { spawn } from 'node:child_process';
import { startRabbitmq, startRedis } from './adapters/servers.mjs';
import { runCommand } from './advice.mjs';
import { inRoot } from './workspace.mjs';

await runCommand(async () => {
  const servers = [];
  try {
    for (const start of [startRedis, startRabbitmq]) servers.push(await start());
    const [redis, rabbitmq] = servers;
    const env = { ...process.env, RABBITMQ_URL: rabbitmq.url, REDIS_URL: redis.url };
    const jest = inRoot('node_modules/jest/bin/jest.js');
    const args = [jest, '-c', inRoot('jest.adapters.config.cjs'), ...process.argv.slice(2)];
    const child = spawn(process.execPath, args, { stdio: 'inherit', env });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    process.exitCode = await new Promise((resolve) => {
      child.once('close', (code) => resolve(code ?? 1));
    });
  } finally {
    for (const server of servers.reverse()) await server.stop();
  }
});
