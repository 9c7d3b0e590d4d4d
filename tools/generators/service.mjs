// node tools/generators/service.mjs <name> "<what it is the service of>"
// Writes the skeleton of a service and of its client; files that exist already stay as they are.
import fs from 'node:fs';
import path from 'node:path';
import { Advice, runCommand } from '../advice.mjs';
import { buildServices } from '../build/steps.mjs';
import { runStep } from '../run-step.mjs';
import { requireBuilt } from '../start/services.mjs';
import { inRoot } from '../workspace.mjs';

const TEMPLATES = 'tools/generators/service';

await runCommand(async () => {
  const [name, owns] = process.argv.slice(2);
  await buildServices();
  const { SERVICE_NAMES, servicePort } = requireBuilt('libs/platform/src/services.js');
  if (!SERVICE_NAMES.includes(name)) {
    throw new Advice(
      `${name ?? 'A service without a name'} has no port in libs/platform/src/services.ts.`,
      `npm run new:service -- ${SERVICE_NAMES.at(-1)} "<what it is the service of>"`,
    );
  }
  const port = servicePort(name, {});
  const fill = (text) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__owns__', owns ?? name)
      .replaceAll('__port__', String(port));
  const written = [
    ...copy(`${TEMPLATES}/service`, `apps/${name}`, fill),
    ...copy(`${TEMPLATES}/client`, `libs/clients/${name}`, fill),
  ];
  if (written.length === 0) throw new Advice(`${name} has every file already.`, 'npm run check');
  await runStep('', process.execPath, [
    'node_modules/prettier/bin/prettier.cjs',
    '--write',
    ...written,
  ]);
  console.log(`  Written:\n    ${written.join('\n    ')}\n  Then:  npm run generate`);
});

function copy(from, to, fill) {
  const templates = fs.readdirSync(inRoot(from), { recursive: true });
  const written = [];
  for (const template of templates.filter((file) => file.endsWith('.template'))) {
    const target = path.join(to, template.replace(/\.template$/, ''));
    if (fs.existsSync(inRoot(target))) continue;
    fs.mkdirSync(path.dirname(inRoot(target)), { recursive: true });
    fs.writeFileSync(inRoot(target), fill(fs.readFileSync(inRoot(from, template), 'utf8')));
    written.push(target);
  }
  return written;
}
