// The releases as they are held in the checkout, and the state of today in the same words.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import semver from 'semver';
import { inRoot, list } from '../workspace.mjs';
import { compareMigrations, compareSurfaces, MIGRATIONS } from './compare.mjs';
import { documentFacts, eventFacts, fromLines, toLines } from './surface.mjs';

export const REASONS = 'releases/reasons.csv';
export const REASON_COLUMNS = 'surface,place,reason\n';
const EVENTS = 'events';
const EVENTS_DOCUMENT = 'asyncapi';
const SURFACE_ENDING = '.ndjson';

const readText = (file) => fs.readFileSync(inRoot(file), 'utf8');

/** The version of the last release; none before the first. */
export const lastRelease = () =>
  semver.rsort(list('releases').filter((name) => semver.valid(name)))[0];

export const versionOfCheckout = () => JSON.parse(readText('package.json')).version;

/** Why what breaks may break: rows of a table that is written by hand until the next release. */
export const readReasons = () => parse(readText(REASONS), { columns: true, trim: true });

/** What is committed now: the facts of each surface, and the hash of each migration. */
export function readToday() {
  const surfaces = new Map();
  for (const file of list('openapi').filter((name) => name.endsWith('.json'))) {
    const name = path.basename(file, '.json');
    const document = JSON.parse(readText(`openapi/${file}`));
    if (name === EVENTS_DOCUMENT) surfaces.set(EVENTS, eventFacts(document));
    else surfaces.set(name, documentFacts(document));
  }
  const folders = [...list('apps').map((app) => `apps/${app}`), 'libs/platform'];
  const files = folders
    .map((folder) => `${folder}/src/migrations`)
    .flatMap((folder) => list(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\/\d+-[^/]+\.ts$/.test(file));
  return { surfaces, migrations: new Map(files.sort().map((file) => [file, hashOf(file)])) };
}

const hashOf = (file) => createHash('sha256').update(readText(file)).digest('hex');

/** What was released as a version. */
export function readRelease(version) {
  const folder = `releases/${version}`;
  const surfaces = new Map();
  for (const file of list(folder).filter((name) => name.endsWith(SURFACE_ENDING))) {
    surfaces.set(path.basename(file, SURFACE_ENDING), fromLines(readText(`${folder}/${file}`)));
  }
  const lines = readText(`${folder}/${MIGRATIONS}.sha256`).trimEnd().split('\n');
  // As sha256sum writes it: the hash, two spaces, the file.
  const rows = lines.map((line) => line.split('  '));
  return { surfaces, migrations: new Map(rows.map(([hash, file]) => [file, hash])) };
}

/** Holds a state as a version. */
export function writeRelease(version, { surfaces, migrations }) {
  const write = (name, text) => fs.writeFileSync(inRoot('releases', version, name), text);
  fs.mkdirSync(inRoot('releases', version), { recursive: true });
  for (const [name, facts] of surfaces) write(`${name}${SURFACE_ENDING}`, toLines(facts));
  const lines = [...migrations].map(([file, hash]) => `${hash}  ${file}\n`);
  write(`${MIGRATIONS}.sha256`, lines.join(''));
}

/** All that two states differ in, with the name of the surface. */
export function compareStates(was, is) {
  const names = [...new Set([...was.surfaces.keys(), ...is.surfaces.keys()])].sort();
  const named = (surface, changes) => changes.map((change) => ({ surface, ...change }));
  return [
    ...names.flatMap((name) =>
      named(name, compareSurfaces(was.surfaces.get(name) ?? [], is.surfaces.get(name) ?? [])),
    ),
    ...named(MIGRATIONS, compareMigrations(was.migrations, is.migrations)),
  ];
}
