import fs from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.mjs';

const KILLED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

/** Least share of the mutants of a project that its tests must notice, in percent. */
export const KILLED_MIN = 85;

/** What became of the mutants of a project; those that are left out or do not compile count nowhere. */
export function figuresOf(name, mutants) {
  const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
  const survivors = mutants.filter(({ status }) => SURVIVED.includes(status));
  const timeouts = mutants.filter(({ status }) => status === 'Timeout').length;
  const all = killed + survivors.length;
  return { name, all, share: all === 0 ? 100 : (100 * killed) / all, timeouts, survivors };
}

/** One line for a project, and one for each mutant that no test noticed. */
export function linesOf({ name, all, share, timeouts, survivors }) {
  const verdict = share < KILLED_MIN ? 'FAIL' : 'ok  ';
  const slow = timeouts > 0 ? ` (${timeouts} of them by running without an end)` : '';
  const head = `${verdict} ${name.padEnd(12)} ${all} mutants, ${share.toFixed(1)}% killed${slow}`;
  return [head, ...survivors.map(survivorLine).sort()];
}

function survivorLine({ fileName, location: { start }, mutatorName, replacement = '' }) {
  const file = path.relative(root, fileName);
  const code = fs.readFileSync(fileName, 'utf8').split('\n')[start.line - 1].trim();
  return `  ${file}:${start.line} ${mutatorName}: ${code} -> ${replacement.replace(/\s+/g, ' ')}`;
}
