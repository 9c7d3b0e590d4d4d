// node deploy/run.mjs <service>|all [--migrate]: runs one service of the image in this process, or
// migrates the databases of one or of all.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const apps = fileURLToPath(new URL('../dist/swc/apps/', import.meta.url));
const [name = '', ...options] = process.argv.slice(2);
const entryOf = (service) => path.join(apps, service, 'src/main.js');

if (name === 'all' && options.includes('--migrate')) {
  for (const service of fs.readdirSync(apps).filter((app) => fs.existsSync(entryOf(app)))) {
    const { status } = spawnSync(process.execPath, [entryOf(service), '--migrate'], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
    process.stdout.write(`${service} is up to date\n`);
  }
} else if (/^[a-z]+$/.test(name) && fs.existsSync(entryOf(name))) {
  const { bootstrap } = require('../dist/swc/libs/platform/src/index.js');
  void bootstrap(require(entryOf(name)).service);
} else {
  process.stderr.write(`There is no service "${name}".\n`);
  process.exit(2);
}
