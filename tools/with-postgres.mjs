// node tools/with-postgres.mjs <program> [arguments]: runs a program (for instance jest) with PGPORT
// and DATABASE_URL of a throw-away server, or with those of the environment when they are set.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { runCommand } from './advice.mjs';
import { startTestPostgres } from './pg.mjs';
import { inRoot } from './workspace.mjs';

await runCommand(async () => {
  const [program, ...args] = process.argv.slice(2);
  const server = process.env.PGPORT ? undefined : await startTestPostgres();
  const bin = inRoot('node_modules/.bin');
  const env = {
    ...process.env,
    ...server?.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  };
  const child = spawn(program, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => {
    child.once('error', () => resolve(127)).once('close', (code) => resolve(code ?? 1));
  });
  await server?.stop();
});
