// npm run demo:quote [-- P250 P250_S P_ONE]: takes a company of each product from its look-up to its
// claim and cancellation, over HTTP against the stack that runs here (or at PALISADE_URL).
import { Advice, runCommand } from './advice.mjs';
import { walkEverything } from './demo/walk-everything.mjs';
import { WALKS } from './demo/story.mjs';
import { whoRuns } from './start/run-lock.mjs';

await runCommand(async () => {
  const url = process.env.PALISADE_URL ?? whoRuns()?.url;
  if (!url) throw new Advice('Nothing runs here to walk through.', 'npm start');
  const named = process.argv.slice(2);
  const unknown = named.find((product) => !(product in WALKS));
  if (unknown) throw new Advice(`There is no walk for ${unknown}.`, 'npm run demo:quote');
  await walkEverything(url, console.log, named.length ? named : undefined);
  console.log('\n  Every step did what it says.');
});
