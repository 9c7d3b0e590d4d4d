// What a browser must load before a page of the built console works, in kB of script after gzip.
// Usage: node tools/checks/bundle-size.mjs (after the console's build)
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../workspace.mjs';

const LOGIN_MAX_KB = 250;
const ROUTE_MAX_KB = 450;
const LOGIN = 'login';

const dist = inRoot('dist/console');
const assets = path.join(dist, 'assets');
const read = (file) => fs.readFileSync(path.join(assets, file), 'utf8');

/** The scripts that a script imports before it runs itself. */
const importsOf = (file) =>
  [...read(file).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, name]) => name);

/** A script and all that it needs. */
function closure(files, seen = new Set()) {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    closure(importsOf(file), seen);
  }
  return seen;
}

/** Scripts that index.html names, and the one that every page begins with. */
function entries() {
  const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
  return [...html.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)].map(([, name]) => name);
}

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(read(file), { level: 9 }).length);
  return sizes.get(file);
}

const chunkOf = (name) =>
  fs.readdirSync(assets).find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));

/** Pages by the chunks that their route loads beside the entry. */
const ROUTES = {
  [LOGIN]: [],
  'public pages': ['public-pages'],
  home: ['shell', 'home-page'],
  accounts: ['shell', 'accounts-page'],
  account: ['shell', 'account-page'],
};

function measure() {
  const boot = fs.statSync(path.join(dist, 'boot.js')).size;
  return Object.entries(ROUTES).map(([route, names]) => {
    const chunks = names.flatMap((name) => chunkOf(name) ?? []);
    const missing = names.filter((name) => !chunkOf(name));
    const files = [...closure([...entries(), ...chunks])];
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), boot);
    const max = route === LOGIN ? LOGIN_MAX_KB : ROUTE_MAX_KB;
    return { route, kb: bytes / 1000, max, missing };
  });
}

if (!fs.existsSync(assets)) {
  console.error('dist/console is missing: run `npx nx build console` first.');
  process.exit(1);
}
for (const { route, kb, max, missing } of measure()) {
  const isBad = kb > max || missing.length > 0;
  if (isBad) process.exitCode = 1;
  const note = missing.length > 0 ? `  no chunk ${missing.join(', ')}` : '';
  console.log(
    `${isBad ? 'FAIL' : 'ok  '} ${route.padEnd(14)} ${kb.toFixed(1)} of ${max} kB${note}`,
  );
}
