import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Advice } from '../advice.mjs';
import { runStep } from '../run-step.mjs';
import { REDOCLY, REDOCLY_ENV } from './redocly.mjs';

/**
 * One document of all services' documents, by `redocly join`. It refuses two components of one name
 * and different shapes, a name of two calls and a tag of two services: none hides another.
 */
export async function joinDocuments(documents) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-join-'));
  try {
    const parts = Object.entries(documents).map(([name, document]) => {
      const file = path.join(folder, `${name}.json`);
      fs.writeFileSync(file, JSON.stringify(document));
      return file;
    });
    const joined = path.join(folder, 'joined.json');
    const args = [REDOCLY, 'join', ...parts, '--output', joined];
    const { output } = await runStep('', process.execPath, args, { env: REDOCLY_ENV });
    if (!fs.existsSync(joined)) {
      const conflicts = output.split('\n').filter((line) => line.startsWith('Conflict'));
      const said = conflicts.join('\n').replaceAll(`${folder}/`, '') || output;
      throw new Advice(`The documents cannot be joined:\n${said}`, 'npm run generate');
    }
    const { info, ...rest } = JSON.parse(fs.readFileSync(joined, 'utf8'));
    return { ...rest, info: { ...info, ...wordsOf(Object.keys(documents)) } };
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
