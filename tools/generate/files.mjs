import fs from 'node:fs';
import path from 'node:path';
import { Advice } from '../advice.mjs';
import { inRoot } from '../workspace.mjs';

/** Writes generated files of the checkout, by their paths. */
export function write(generated) {
  for (const [file, text] of generated) {
    fs.mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    if (read(file) !== text) fs.writeFileSync(inRoot(file), text);
  }
}

/**
 * Throws a summary of the committed files that differ from what the code says, and of those that
 * nothing generates any more.
 */
export function refuseStale(generated, abandoned = []) {
  const stale = [...generated].filter(([file, text]) => read(file) !== text);
  const lines = [
    ...stale.map(([file, text]) => `${file}: ${firstDifference(read(file), text)}`),
    ...abandoned.map((file) => `${file}: nothing generates it any more`),
  ];
  if (lines.length === 0) return;
  throw new Advice(`Generated files are stale:\n    ${lines.join('\n    ')}`, 'npm run generate');
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

/** A document as it is committed. */
export const toJson = (document) => `${JSON.stringify(document, undefined, 2)}\n`;
