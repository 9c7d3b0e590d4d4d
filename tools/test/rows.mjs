import fs from 'node:fs';
import { inRoot } from '../workspace.mjs';

const COUNTED = /^(test|walk|browser)/;
/** Whether the status that Nx gives a task says that it did not run now. */
export const isCached = (status) => status.includes('cache');

/**
 * One row for each task that was asked for or that failed on the way. Suites count their tests; the
 * other tasks count as one. A suite that left no count has not passed, whatever Nx says of it.
 */
export function readRows(results, targets) {
  return results
    .filter(({ target, code }) => targets.includes(target) || code !== 0)
    .map((result) => ({ ...result, ...countOf(result), isCached: isCached(result.status) }));
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

const LONGEST = 10;

/**
 * A ledger of seconds: the targets with what they took now and when each of their tasks last ran, the
 * longest tasks, and the names of what failed.
 */
export function describe(rows) {
  const targets = [...new Set(rows.map(({ target }) => target))];
  const lines = targets.map((target) => {
    const tasks = rows.filter((row) => row.target === target);
    const cached = tasks.filter((row) => row.isCached).length;
    const now = sumOf(
      tasks.filter((row) => !row.isCached),
      'seconds',
    );
    const verdict = `${sumOf(tasks, 'passed')} passed, ${sumOf(tasks, 'failed')} failed`;
    const kept = cached > 0 ? `, ${cached} of ${tasks.length} from the cache` : '';
    return `  ${target.padEnd(14)} ${inSeconds(now)} ${inSeconds(sumOf(tasks, 'keptSeconds'))}   ${verdict}${kept}`;
  });
  const longest = rows
    .toSorted((one, other) => other.keptSeconds - one.keptSeconds)
    .slice(0, LONGEST)
    .map((row) => `  ${inSeconds(row.keptSeconds)}  ${row.project}:${row.target}`);
  const names = rows.flatMap(({ project, names: found = [] }) =>
    found.map((name) => `  failed in ${project}: ${name}`),
  );
  const head = '  target               now   when run   result';
  return ['', head, ...lines, '', '  The longest:', ...longest, '', ...names].join('\n');
}

const inSeconds = (seconds) => `${seconds.toFixed(1)} s`.padStart(9);
