// node tools/lint.mjs <path ...>: ESLint over some paths. Nx draws its project graph first: without
// one the boundary rule prints a warning and passes, so the words of that warning count as a failure.
import { runCommand } from './advice.mjs';
import { nx } from './nx.mjs';
import { runStep } from './run-step.mjs';

const ESLINT = 'node_modules/eslint/bin/eslint.js';
const SKIPPED = 'rule will be skipped';

await runCommand(async () => {
  if (!process.env.NX_TASK_TARGET_PROJECT) await nx('', ['show', 'projects']);
  const args = [ESLINT, '--max-warnings=0', '--no-warn-ignored', ...process.argv.slice(2)];
  const { code, output } = await runStep('', process.execPath, args);
  process.stdout.write(output);
  process.exitCode = output.includes(SKIPPED) ? 1 : code;
});
