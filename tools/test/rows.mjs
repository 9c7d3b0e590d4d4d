import fs from 'node:fs';
import { inRoot } from '../workspace.mjs';

const COUNTED = /^(test|walk|browser)/;
const FROM_CACHE = /cache/;

/**
 * One row for each task that was asked for or that failed on the way. Suites count their tests; the
 * other tasks count as one. A suite that left no count has not passed, whatever Nx says of it.
 */
export function readRows(results, targets) {
  return results
    .filter(({ target, code }) => targets.includes(target) || code !== 0)
    .map((result) => ({ ...result, ...countOf(result), isCached: FROM_CACHE.test(result.status) }));
}

function countOf({ project, target, status, code }) {
  if (status === 'skipped')
    return { passed: 0, failed: 1, names: ['not run: what it needs failed'] };
  if (!COUNTED.test(target)) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const counted = readCount(project, target);
  const { passed = 0, failed = 0, suites = [], notRun } = counted ?? {};
  const names = suites.flatMap((suite) => suite.failed.map((name) => `${suite.file}: ${name}`));
  if (notRun) return { passed, failed: process.env.CI === 'true' ? 1 : 0, names: [notRun], notRun };
  return { passed, failed: failed || (code === 0 && counted ? 0 : 1), names };
}

function readCount(project, target) {
  const file = inRoot('dist/tests', project, `${target}.json`);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

export const sumOf = (rows, key) => rows.reduce((total, row) => total + row[key], 0);

/** A table of the targets with their longest task, and the names of what failed. */
export function describe(rows) {
  const targets = [...new Set(rows.map(({ target }) => target))];
  const lines = targets.map((target) => {
    const tasks = rows.filter((row) => row.target === target);
    const cached = tasks.filter(({ isCached }) => isCached).length;
    const seconds = sumOf(tasks, 'seconds').toFixed(1);
    const verdict = `${sumOf(tasks, 'passed')} passed, ${sumOf(tasks, 'failed')} failed`;
    const kept = cached > 0 ? `, ${cached} of ${tasks.length} from the cache` : '';
    return `  ${target.padEnd(10)} ${`${seconds} s`.padStart(9)}   ${verdict}${kept}`;
  });
  const names = rows.flatMap(({ project, names: found = [] }) =>
    found.map((name) => `  failed in ${project}: ${name}`),
  );
  return ['', '  target        time   result', ...lines, '', ...names].join('\n');
}
