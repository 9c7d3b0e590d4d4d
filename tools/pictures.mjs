// npm run pictures: draws every screen and the steps of the walks into dist/screens, in both themes and
// at both widths, on fresh data; the few that the documentation shows are taken over into docs/screens.
import fs from 'node:fs';
import { runCommand } from './advice.mjs';
import { build } from './nx.mjs';
import { stopSteps } from './run-step.mjs';
import { testInBrowser } from './test/browser.mjs';
import { inRoot, list } from './workspace.mjs';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopSteps);

await runCommand(async () => {
  await build();
  await draw('--project=screens', '--project=jobs', '--project=pages');
  // Charts have something to show with the history of the demo.
  process.env.DEMO_HISTORY = 'load';
  await draw('--project=screens', '-g', '\\bhome-');
  for (const name of list('docs/screens')) {
    fs.copyFileSync(inRoot('dist/screens', name), inRoot('docs/screens', name));
  }
});

async function draw(...args) {
  const { output, code } = await testInBrowser(args, { UPDATE_SCREENS: '1' });
  process.stdout.write(output);
  process.exitCode ||= code;
}
