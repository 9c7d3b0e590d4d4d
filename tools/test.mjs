// npm test [-- target ...]: runs the targets of all projects through Nx, which answers from its cache
// what has not changed, tells what runs and how each ended, and ends with one line.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Advice, runCommand } from './advice.mjs';
import { preferShell } from './chromium.mjs';
import { runTasks } from './nx.mjs';
import { stopSteps } from './run-step.mjs';
import { readLedger, writeLedger } from './test/ledger.mjs';
import { Progress } from './test/progress.mjs';
import { describe, readRows, sumOf } from './test/rows.mjs';

const TARGETS = [
  'format',
  'types',
  'lint',
  'shape',
  'canary',
  'freshness',
  'compatibility',
  'size',
  'test',
  'test-code',
  'test-document',
  'test-stack',
  'walk',
  'mutants',
  'browser',
];
let isCancelled = false;

// The tasks stop their servers and remove their folders once their programs have ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isCancelled = true;
    process.exitCode = 1;
    stopSteps();
  });
}

await runCommand(async () => {
  const targets = process.argv.slice(2);
  const unknown = targets.filter((name) => !TARGETS.includes(name));
  if (unknown.length > 0) {
    throw new Advice(`There is no ${unknown.join(', ')}.`, `npm test -- ${TARGETS.join(' ')}`);
  }
  preferShell();
  const rows = await run(targets.length > 0 ? targets : TARGETS);
  if (isCancelled) throw new Advice('The tests were stopped.', 'npm test');
  for (const row of rows.filter(({ failed }) => failed > 0)) {
    console.log(`\n--- ${row.project}:${row.target} ---\n${row.output.trim()}\n`);
  }
  console.log(describe(rows));
  console.log(`${sumOf(rows, 'passed')} passed, ${sumOf(rows, 'failed')} failed`);
  if (sumOf(rows, 'failed') > 0) process.exitCode = 1;
});

async function run(targets) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-tasks-'));
  const news = path.join(folder, 'suites.ndjson');
  const progress = new Progress(news);
  try {
    const onMessage = (message) => progress.hear(message);
    const { output } = await runTasks(targets, { onMessage, env: { SUITE_NEWS: news } });
    const { results } = progress;
    if (results.length === 0) throw new Advice(`Nx ran nothing.\n${output}`, 'npx nx report');
    writeLedger(progress.cacheFolder, results);
    return readRows(results, targets).map((row) => withKept(row, readLedger(progress.cacheFolder)));
  } finally {
    progress.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What was answered from the cache took its seconds when it ran. */
function withKept(row, ledger) {
  return { ...row, keptSeconds: ledger[`${row.project}:${row.target}`] ?? row.seconds };
}
