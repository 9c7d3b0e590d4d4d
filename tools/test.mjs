import { Advice, runCommand } from './advice.mjs';
import { stopSteps } from './run-step.mjs';
import { GROUPS, PARTS } from './test/parts.mjs';

// npm test [-- part ...]: runs the parts, tells the time and the result of each, and ends with
// one line. What cannot be had here is named as not run, which CI=true counts as a failure.
const isStrict = process.env.CI === 'true';
let isCancelled = false;

// The parts stop their servers and remove their folders once their programs have ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isCancelled = true;
    process.exitCode = 1;
    stopSteps();
  });
}

async function run(name) {
  const startedAt = performance.now();
  const result = await PARTS[name]().catch((error) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Advice ? error.message : error.stack,
  }));
  if (result.notRun && isStrict) result.failed = 1;
  const seconds = (performance.now() - startedAt) / 1000;
  if (result.failed > 0) console.log(`\n--- ${name} ---\n${result.output.trim()}\n`);
  const row = { name, seconds, ...result };
  console.log(describe(row));
  return row;
}

function describe({ name, seconds, passed, failed, notRun }) {
  const verdict = notRun ? `not run: ${notRun}` : `${passed} passed, ${failed} failed`;
  return `  ${name.padEnd(10)} ${`${seconds.toFixed(1)} s`.padStart(8)}   ${verdict}`;
}

await runCommand(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    const names = Object.keys(PARTS).join(' ');
    throw new Advice(`There is no part ${unknown.join(', ')}.`, `npm test -- ${names}`);
  }
  const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
  const rows = [];
  for (const group of GROUPS) {
    if (!isCancelled) rows.push(...(await Promise.all(group.filter(isWanted).map(run))));
  }
  if (isCancelled) throw new Advice('The tests were stopped.', 'npm test');
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(`\n  part           time   result\n${rows.map(describe).join('\n')}\n`);
  for (const { name, names = [] } of rows) {
    for (const failure of names) console.log(`  failed in ${name}: ${failure}`);
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
});
