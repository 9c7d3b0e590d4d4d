// node deploy/run.mjs <service>|all [--migrate]: runs one service of the image in this process, or
// migrates the databases of one or of all.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const programs = fileURLToPath(new URL('../dist/services/', import.meta.url));
const [name = '', ...options] = process.argv.slice(2);
const programOf = (service) => path.join(programs, `${service}.cjs`);

if (name === 'all' && options.includes('--migrate')) {
  const files = fs.readdirSync(programs).filter((found) => found.endsWith('.cjs'));
  // The reader is a program of services, not one of them, and has no database.
  for (const file of files.filter((found) => found !== 'reader.cjs')) {
    const { status } = spawnSync(process.execPath, [path.join(programs, file), '--migrate'], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
    process.stdout.write(`${path.parse(file).name} is up to date\n`);
  }
} else if (/^[a-z]+$/.test(name) && fs.existsSync(programOf(name))) {
  require(programOf(name));
} else {
  process.stderr.write(`There is no service "${name}".\n`);
  process.exit(2);
}
