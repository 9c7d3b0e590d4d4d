import fs from 'node:fs';
import path from 'node:path';
import { Advice, runCommand } from '../advice.mjs';
import { runStep } from '../run-step.mjs';
import { inRoot, root } from '../workspace.mjs';
import { PLANTS } from './canary/plants.mjs';
import { UNKNOWN_FILES, unnamedPlants } from './canary/rows.mjs';

const TYPED = '{ "diagnostics":';
const FILES = [...PLANTS, ...UNKNOWN_FILES];

// A rule that skips itself looks like clean code. So one violation of each rule is planted in a
// temporary file, each must be reported, and the few clean files among them must not.
function plant(files) {
  remove();
  for (const { file, text } of files) {
    fs.mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    fs.writeFileSync(inRoot(file), text);
  }
}

/** Also what an earlier, killed run left, with the folders that nothing else is in. */
function remove() {
  for (const { file } of FILES) fs.rmSync(inRoot(file), { force: true });
  for (const { file } of FILES) removeEmpty(path.dirname(inRoot(file)));
}

function removeEmpty(folder) {
  if (!fs.existsSync(folder) || fs.readdirSync(folder).length > 0) return;
  fs.rmdirSync(folder);
  removeEmpty(path.dirname(folder));
}

/** What ESLint and, behind it, Oxlint say of each file, as JSON. */
function readReports(output) {
  const [untyped, typed] = output.split(TYPED);
  const json = untyped.slice(untyped.indexOf('[{'), untyped.lastIndexOf('}]') + 2);
  const reports = new Map(
    JSON.parse(json).map(({ filePath, messages }) => [
      path.relative(root, filePath),
      messages.map((message) => message.ruleId ?? message.message),
    ]),
  );
  const { diagnostics } = JSON.parse(TYPED + typed);
  for (const { filename, code } of diagnostics) reports.get(filename).push(code);
  return reports;
}

function problemOf({ file, rule }, reported = []) {
  if (rule && !reported.includes(rule)) {
    return `${file}: ${rule} was not reported, only ${reported.join(', ') || 'nothing'}`;
  }
  return !rule && reported.length > 0 ? `${file}: is clean, yet ${reported.join(', ')}` : undefined;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
process.on('exit', remove);

await runCommand(async () => {
  plant(PLANTS);
  const args = ['tools/lint.mjs', ...PLANTS.map(({ file }) => file), '--format=json'];
  // Not as a part of this task, so that the project graph is drawn with the planted files.
  const env = { ...process.env, NX_TASK_TARGET_PROJECT: undefined };
  const { output } = await runStep('', process.execPath, args, { env });
  const reports = readReports(output);
  const problems = PLANTS.map((plan) => problemOf(plan, reports.get(plan.file)));
  const missed = problems.filter(Boolean);
  if (missed.length > 0) {
    throw new Advice(`The linter sees too little:\n    ${missed.join('\n    ')}`, 'npm run lint');
  }
  console.log(`  ${PLANTS.length} planted files, each judged as it should be.`);
  plant(UNKNOWN_FILES);
  const unnamed = await unnamedPlants();
  if (unnamed.length > 0) {
    throw new Advice(
      `The nets see too little:\n    ${unnamed.join('\n    ')}`,
      'npx jest lab/money',
    );
  }
  console.log(
    '  An operation, a list, a write, a rule and a component of money without a row: each named.',
  );
});
