// node tools/generate/join.mjs: what the gateway serves, in dist/openapi: the committed documents as they
// are, and one of all services.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Advice, runCommand } from '../advice.mjs';
import { runStep } from '../run-step.mjs';
import { inRoot, list } from '../workspace.mjs';
import { REDOCLY, REDOCLY_ENV } from './redocly.mjs';

const SERVED = inRoot('dist/openapi');

await runCommand(async () => {
  fs.rmSync(SERVED, { recursive: true, force: true });
  fs.mkdirSync(SERVED, { recursive: true });
  const documents = list('openapi').filter((file) => file.endsWith('.json'));
  for (const file of documents) fs.copyFileSync(inRoot('openapi', file), path.join(SERVED, file));
  const parts = documents.filter((file) => file !== 'asyncapi.json');
  const joined = await joinDocuments(parts.map((file) => path.join(SERVED, file)));
  fs.writeFileSync(path.join(SERVED, 'openapi.json'), `${JSON.stringify(joined, undefined, 2)}\n`);
});

/**
 * One document of all services' documents, by `redocly join`. It refuses two components of one name
 * and different shapes, a name of two calls and a tag of two services: none hides another.
 */
async function joinDocuments(parts) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-join-'));
  try {
    const joined = path.join(folder, 'joined.json');
    const args = [REDOCLY, 'join', ...parts, '--output', joined];
    const { output } = await runStep('', process.execPath, args, { env: REDOCLY_ENV });
    if (!fs.existsSync(joined)) {
      const conflicts = output.split('\n').filter((line) => line.startsWith('Conflict'));
      const said = conflicts.join('\n').replaceAll(`${SERVED}/`, '') || output;
      throw new Advice(`The documents cannot be joined:\n${said}`, 'npm run generate');
    }
    const { info, ...rest } = JSON.parse(fs.readFileSync(joined, 'utf8'));
    return {
      ...rest,
      info: { ...info, ...wordsOf(parts.map((file) => path.basename(file, '.json'))) },
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function wordsOf(names) {
  const parts = names.map((name) => `[${name}](/api/docs/${name}.json)`).join(', ');
  return {
    title: 'Palisade',
    description:
      'Every call of the platform. A call with a token that is not valid is answered 401, also where ' +
      `no token is needed, and one with too long an address 414. Each service alone: ${parts}.`,
  };
}
