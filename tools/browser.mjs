// node tools/browser.mjs [Playwright arguments]: the jobs of the browser tests, or what the arguments
// name. Counts them in dist/tests/console-e2e/browser.json.
import fs from 'node:fs';
import path from 'node:path';
import { stopSteps } from './run-step.mjs';
import { testInBrowser } from './test/browser.mjs';
import { inRoot } from './workspace.mjs';

const COUNT = inRoot('dist/tests/console-e2e/browser.json');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopSteps);

const given = process.argv.slice(2);
const { output, code, ...count } = await testInBrowser(
  given.length > 0 ? given : ['--project=jobs'],
);
fs.mkdirSync(path.dirname(COUNT), { recursive: true });
fs.writeFileSync(COUNT, JSON.stringify(count));
process.stdout.write(output);
// What was not run is no pass: Nx would keep it after there is a Chromium.
process.exitCode = count.notRun ? 1 : code;
