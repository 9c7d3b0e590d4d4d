// npm run new:service -- <name> "<what it is the service of>"
// Writes a service that starts, is reached through the gateway and is deployed like every other: its
// skeleton and its client, and a row in each table that names all services. What is there stays as it is.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Advice, runCommand } from '../advice.mjs';
import { runStep } from '../run-step.mjs';
import { inRoot, root } from '../workspace.mjs';
import { portsIn, TABLES } from './tables.mjs';

const TEMPLATES = 'tools/generators/service';
/** The service whose manifests the new one gets: it calls nobody but auth. */
const MODEL = 'commissions';
const GATEWAY_PORT = 3_000;
const METRICS_PORT = 9_100;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { checkout: { type: 'string', default: root } },
  });
  const [name = '', owns = name] = positionals;
  if (!/^[a-z]{3,20}$/.test(name)) {
    throw new Advice(
      'A service has a name of 3 to 20 small letters.',
      'npm run new:service -- surveys "what insureds think of us"',
    );
  }
  const written = writeService({ name, owns, checkout: values.checkout });
  if (written.length === 0) throw new Advice(`${name} has every file already.`, 'npm run check');
  const prettier = inRoot('node_modules/prettier/bin/prettier.cjs');
  await runStep('', process.execPath, [prettier, '--write', ...written], { cwd: values.checkout });
  console.log(`  Written:\n    ${written.join('\n    ')}\n  Then:  npm run generate`);
});

/** Every file that was written or changed, relative to the checkout. */
function writeService({ name, owns, checkout }) {
  const read = (file) => fs.readFileSync(path.join(checkout, file), 'utf8');
  const ports = portsIn(read('libs/platform/src/config/services.ts'));
  const offset = ports[name] ?? Math.max(...Object.values(ports)) + 1;
  const facts = { name, owns, offset, port: GATEWAY_PORT + offset };
  const fill = (text) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__owns__', owns)
      .replaceAll('__port__', String(facts.port));
  return [
    ...changeTables(checkout, facts),
    ...copy(inRoot(TEMPLATES, 'service'), { checkout, to: `apps/${name}`, fill }),
    ...copy(inRoot(TEMPLATES, 'client'), { checkout, to: `libs/clients/${name}`, fill }),
    ...copyManifests(checkout, { ...facts, model: ports[MODEL] }),
  ];
}

function changeTables(checkout, facts) {
  const changed = [];
  for (const [file, withRow] of Object.entries(TABLES)) {
    const before = fs.readFileSync(path.join(checkout, file), 'utf8');
    if (new RegExp(`\\b${facts.name}\\b`).test(before)) continue;
    const after = withRow(before, facts);
    if (after === before) throw new Advice(`${file} has no place for a service.`, `edit ${file}`);
    fs.writeFileSync(path.join(checkout, file), after);
    changed.push(file);
  }
  return changed;
}

function copy(from, { checkout, to, fill }) {
  const templates = fs.readdirSync(from, { recursive: true });
  const written = [];
  for (const template of templates.filter((file) => file.endsWith('.template'))) {
    const target = path.join(to, template.replace(/\.template$/, ''));
    const text = fill(fs.readFileSync(path.join(from, template), 'utf8'));
    if (writeNew(path.join(checkout, target), text)) written.push(target);
  }
  return written;
}

function copyManifests(checkout, { name, port, offset, model }) {
  const from = path.join(checkout, 'k8s/base', MODEL);
  const written = [];
  for (const file of fs.readdirSync(from)) {
    const text = fs
      .readFileSync(path.join(from, file), 'utf8')
      .replaceAll(MODEL, name)
      .replaceAll(String(GATEWAY_PORT + model), String(port))
      .replaceAll(String(METRICS_PORT + model), String(METRICS_PORT + offset));
    const target = path.join('k8s/base', name, file);
    if (writeNew(path.join(checkout, target), text)) written.push(target);
  }
  return written;
}

function writeNew(file, text) {
  if (fs.existsSync(file)) return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return true;
}
