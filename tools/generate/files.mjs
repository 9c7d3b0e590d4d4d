import fs from 'node:fs';
import path from 'node:path';
import { Advice } from '../advice.mjs';
import { filesBelow } from '../build/fingerprint.mjs';
import { inRoot } from '../workspace.mjs';

const isGenerated = (file) =>
  /^openapi\/[^/]+\.json$/.test(file) || /^libs\/clients\/[^/]+\/src\/generated\//.test(file);

/** Writes the generated files and removes those that nothing generates any more. */
export function write(generated) {
  for (const [file, text] of generated) {
    fs.mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    if (read(file) !== text) fs.writeFileSync(inRoot(file), text);
  }
  for (const file of abandoned(generated)) fs.rmSync(inRoot(file));
}

/** Throws a summary of the committed files that differ from what the code says. */
export function refuseStale(generated) {
  const stale = [...generated].filter(([file, text]) => read(file) !== text);
  const lines = [
    ...stale.map(([file, text]) => `${file}: ${firstDifference(read(file), text)}`),
    ...abandoned(generated).map((file) => `${file}: nothing generates it any more`),
  ];
  if (lines.length === 0) return;
  throw new Advice(`Generated files are stale:\n    ${lines.join('\n    ')}`, 'npm run generate');
}

function abandoned(generated) {
  const candidates = ['openapi', 'libs/clients'].flatMap(filesBelow).filter(isGenerated);
  return candidates.filter((file) => !generated.has(file));
}

function firstDifference(committed, wanted) {
  if (committed === undefined) return 'missing';
  const before = committed.split('\n');
  const after = wanted.split('\n');
  const at = after.findIndex((line, index) => line !== before[index]);
  const [is, should] = [before[at], after[at]].map((line) => (line ?? '(nothing)').trim());
  return at === -1 ? 'has more at its end' : `line ${at + 1} is ${is}, should be ${should}`;
}

function read(file) {
  return fs.existsSync(inRoot(file)) ? fs.readFileSync(inRoot(file), 'utf8') : undefined;
}
