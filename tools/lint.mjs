// node tools/lint.mjs <path ...>: ESLint over some paths, then Oxlint with the rules that ask for types
// (.oxlintrc.json). Nx draws its project graph first: without one the boundary rule prints a warning and
// passes, so the words of that warning count as a failure.
import { runCommand } from './advice.mjs';
import { nx } from './nx.mjs';
import { runStep } from './run-step.mjs';

const ESLINT = 'node_modules/eslint/bin/eslint.js';
const OXLINT = 'node_modules/oxlint/bin/oxlint';
const SKIPPED = 'rule will be skipped';

await runCommand(async () => {
  if (!process.env.NX_TASK_TARGET_PROJECT) await nx('', ['show', 'projects']);
  const paths = process.argv.slice(2);
  const untyped = await run(ESLINT, ['--max-warnings=0', '--no-warn-ignored', ...paths]);
  process.stdout.write(untyped.output);
  const typed = await run(OXLINT, ['--no-error-on-unmatched-pattern', ...paths]);
  if (typed.code !== 0) process.stdout.write(typed.output);
  process.exitCode = untyped.output.includes(SKIPPED) ? 1 : untyped.code || typed.code;
});

function run(program, args) {
  return runStep('', process.execPath, [program, ...args]);
}
