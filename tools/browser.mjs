// node tools/browser.mjs [<journey> | Playwright arguments]: the browser tests of one journey, all of them,
// or what the arguments name. Counts them in dist/tests/<project of Nx>/browser.json.
import fs from 'node:fs';
import path from 'node:path';
import { stopSteps } from './run-step.mjs';
import { testInBrowser } from './test/browser.mjs';
import { inRoot, list } from './workspace.mjs';

const SPECS = 'apps/console-e2e/src';
const project = process.env.NX_TASK_TARGET_PROJECT ?? 'console-e2e';
const count = inRoot('dist/tests', project, 'browser.json');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopSteps);

const { output, code, ...counted } = await testInBrowser(argumentsOf(process.argv.slice(2)));
fs.mkdirSync(path.dirname(count), { recursive: true });
fs.writeFileSync(count, JSON.stringify(counted));
process.stdout.write(output);
// What was not run is no pass: Nx would keep it after there is a Chromium.
process.exitCode = counted.notRun ? 1 : code;

function argumentsOf(given) {
  const [journey] = given;
  if (given.length === 0) return ['--project=jobs'];
  const isJourney = given.length === 1 && list(`${SPECS}/${journey}`).length > 0;
  return isJourney ? ['--project=jobs', `${SPECS}/${journey}/`] : given;
}
