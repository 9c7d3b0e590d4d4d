// npm run ops -- status | stuck <service> | retry <service> <kind> <id>
//                | discard <service> <kind> <id> | backup <folder> | restore <folder> <new data folder>
// The first four ask the platform at PALISADE_URL as OPS_USER; the others work on the files of the
// start that runs on DATA_DIR.
import path from 'node:path';
import { Advice, runCommand } from './advice.mjs';
import { backup } from './ops/backup.mjs';
import { restore } from './ops/restore.mjs';
import { describeStates, describeStuck, signInOperator } from './ops/work.mjs';
import { runningDatabase } from './start/database.mjs';
import { dataDir } from './workspace.mjs';

const {
  PALISADE_URL = 'http://localhost:3000',
  OPS_USER = 'admin@palisade.example',
  OPS_PASSWORD = 'Palisade-demo-1',
} = process.env;

const operator = () => signInOperator(PALISADE_URL, { username: OPS_USER, password: OPS_PASSWORD });

const COMMANDS = {
  status: async () => describeStates(await (await operator()).states()),
  stuck: async (service) => describeStuck(service, await (await operator()).stuck(service)),
  retry: async (service, kind, id) => {
    await (await operator()).retry(service, kind, id);
    return `  ${kind} ${id} of ${service} is tried again.`;
  },
  discard: async (service, kind, id) => {
    await (await operator()).discard(service, kind, id);
    return `  ${kind} ${id} of ${service} is given up for good.`;
  },
  backup: async (folder) => {
    const target = path.resolve(folder);
    const { seconds, upTo } = await backup({ ...running(), target });
    return `  ${target} holds everything up to ${upTo}, in ${seconds.toFixed(1)} s.`;
  },
  restore: (folder, target) => {
    const { taken } = restore(path.resolve(folder), path.resolve(target));
    return `  Restored as of ${taken}: DATA_DIR=${path.resolve(target)} npm start`;
  },
};

function running() {
  const databaseUrl = process.env.DATABASE_URL?.replace(/\/$/, '') ?? runningDatabase();
  if (databaseUrl) return { databaseUrl, dataDir: dataDir() };
  throw new Advice('Nothing runs here and DATABASE_URL is not set.', 'npm start');
}

await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command || args.length !== command.length) {
    throw new Advice(
      `There is no such command.`,
      `npm run ops -- ${Object.keys(COMMANDS).join('|')}`,
    );
  }
  console.log(await command(...args));
});
